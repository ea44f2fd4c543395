import type { ClinicLook } from '../../look.ts';

export const look: ClinicLook = { cover: 'infection' };
