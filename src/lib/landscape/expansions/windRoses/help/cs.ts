import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    rose: 'Větrné růžice',
    'rose.1':
      'Startovní kartička ukazuje oranžovou růžici. Kdo položí kartičku se čtvrtinou růžice do této čtvrtiny, viděno od růžice, má hned 3 body. Řada a sloupec růžice patří ke čtvrtinám na obou stranách. Na otočení kartičky nezáleží.',
    'rose.2':
      'Jakmile leží modrá růžice, čtvrtiny se počítají od ní, otočené jako ona: hrot na okraji je její sever.'
  },
  learn: {
    lay: 'Tato čtvrtina ukazuje na severovýchod. Polož ji na východ.',
    end: 'Severovýchodně od růžice: 3 body.'
  }
} satisfies Translation<typeof en>;
