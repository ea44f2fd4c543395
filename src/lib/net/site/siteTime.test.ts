import { describe, expect, it } from 'vitest';
import { SiteTime } from './siteTime.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2030, 0, 1, 12);

/** A device whose clock is `wrong` ms ahead of the true time. */
function device(wrong = 0) {
  let [truth, ticks] = [NOON, 500];
  const time = new SiteTime({ wall: () => truth + wrong, ticks: () => ticks });
  return {
    time,
    pass: (ms: number) => ((truth += ms), (ticks += ms)),
    sleep: (ms: number) => (truth += ms),
    set: (to: number) => (wrong = to),
    /** The site answers after two seconds; a cache may have stored the answer `age` seconds ago, and writes its own date or not. */
    answer(age = 0, writesDate = false) {
      const asked = time.ask();
      truth += 1_000;
      ticks += 1_000;
      const date = new Date(truth - (writesDate ? 0 : age * 1_000)).toUTCString();
      truth += 1_000;
      ticks += 1_000;
      time.heard(new Headers(age > 0 ? { date, age: String(age) } : { date }), asked);
    },
    /** Ms by which the corrected time differs from the true one. */
    error: () => Math.abs(time.now() - truth)
  };
}

describe('the time of the site', () => {
  it.each([-HOUR, HOUR])('corrects a clock that is %d ms off', (wrong) => {
    const { answer, error } = device(wrong);
    expect(error()).toBe(HOUR);
    answer();
    expect(error()).toBeLessThan(1_000);
  });

  it('is that of the device where the difference is small, or no answer has a date', () => {
    const { time, error } = device(5_000);
    time.heard(new Headers(), time.ask());
    time.heard(new Headers({ date: 'yesterday' }), time.ask());
    time.heard(new Headers({ date: new Date(NOON).toUTCString(), age: 'old' }), time.ask());
    expect(error()).toBe(5_000);
    const near = device(5_000);
    near.answer();
    expect(near.error()).toBe(5_000);
  });

  it.each([true, false])(
    'leaves a right clock alone beside a cache (that writes its own date: %s)',
    (writesDate) => {
      const { answer, error } = device();
      answer(600, writesDate);
      expect(error()).toBe(0);
    }
  );

  it.each([-HOUR, HOUR])(
    'corrects a clock that is %d ms off to within the age of a stored answer',
    (wrong) => {
      for (const writesDate of [true, false]) {
        const { answer, error } = device(wrong);
        answer(600, writesDate);
        expect(error()).toBeLessThan(601_000);
      }
    }
  );

  it('stays right when a clock that was ahead is set right, without an answer', () => {
    const { time, answer, pass, set, error } = device(HOUR);
    answer();
    pass(60_000);
    set(0);
    expect(time.follow()).toBe(true);
    expect(error()).toBeLessThan(1_000);
    expect(time.follow()).toBe(false);
  });

  it('is right again with the first answer after a clock that was behind is set right', () => {
    const { time, answer, pass, set, error } = device(-HOUR);
    answer();
    pass(60_000);
    set(0);
    expect(time.follow()).toBe(true);
    answer();
    expect(error()).toBeLessThan(1_000);
  });

  it('follows a clock that is set back where no site ever told the time', () => {
    const { pass, set, error } = device(HOUR);
    pass(60_000);
    set(0);
    expect(error()).toBe(0);
  });
});

describe('the time for measuring', () => {
  it('goes on while the device sleeps', () => {
    const { time, pass, sleep, answer } = device();
    const began = time.steady();
    pass(1_000);
    sleep(HOUR);
    answer();
    expect(time.steady() - began).toBe(HOUR + 3_000);
  });

  it('does not stop or go back when the clock is set back', () => {
    const { time, pass, set } = device(HOUR);
    const began = time.steady();
    pass(1_000);
    set(0);
    pass(5_000);
    expect(time.steady() - began).toBe(6_000);
    set(-10);
    expect(time.steady() - began).toBe(6_000);
  });

  it.each([true, false])('counts no time that a clock set forward only seemed to pass (%s)', (known) => {
    const { time, pass, set, answer } = device(-HOUR);
    if (known) answer();
    const began = time.steady();
    pass(1_000);
    set(0);
    expect(time.steady() - began).toBe(HOUR + 1_000);
    answer();
    // Without an earlier answer nobody knows whether the device slept.
    expect(time.steady() - began).toBe((known ? 0 : HOUR) + 3_000);
  });
});
