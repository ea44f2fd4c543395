import { beforeAll, describe, expect, it, vi } from 'vitest';
import { playedTo, ROUND } from '../../../../../tests/unit/support/playedClinic.ts';
import { loadTexts } from '../../../i18n/index.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('clinic');
});

describe('what is staged', () => {
  it('is worded by the position it was chosen in, until it is taken back', async () => {
    const model = await playedTo(ROUND.choose);
    await model.decide({ do: 'choose', tile: 'hire' }, false);
    await model.decide({ do: 'hire', who: 'doctor', slot: 0, at: [0, 1, 0] }, false);
    expect(model.stagedWords[1]).toMatch(/^Hire yellow doctor for \$4/);
    model.play.undo();
    await model.decide({ do: 'hire', who: 'doctor', slot: 2, at: [0, 1, 0] }, false);
    expect(model.stagedWords).toHaveLength(2);
    expect(model.stagedWords[1]).toMatch(/^Hire white doctor for \$2/);
  });
});
