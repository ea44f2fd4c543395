import { launch } from '../../tests/e2e/support/site.ts';
import { BLANK } from '../losses.ts';
import { figure, timeAsync, type Figure } from '../measure.ts';
import { letFunctionsIn } from './rig.ts';

const TIMES = 9;
const BOXES = 2_000;
const MESSAGES = 30;

/**
 * Runs in a page: lays out boxes, waits until they are painted, and exchanges messages between two peers
 * within the page.
 */
const exercise = async ([boxes, messages]: [number, number]): Promise<void> => {
  for (let i = 0; i < boxes; i++) {
    const box = document.createElement('span');
    box.textContent = String(i * i);
    box.style.cssText = `display:inline-block;padding:${i % 7}px;border-radius:${i % 5}px;background:hsl(${i % 360} 50% 50%)`;
    document.body.append(box);
  }
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
  one.onicecandidate = ({ candidate }) => void other.addIceCandidate(candidate ?? undefined);
  other.onicecandidate = ({ candidate }) => void one.addIceCandidate(candidate ?? undefined);
  other.ondatachannel = ({ channel }) =>
    (channel.onmessage = ({ data }: MessageEvent<string>) => channel.send(data));
  const channel = one.createDataChannel('there and back');
  await one.setLocalDescription();
  await other.setRemoteDescription(one.localDescription!);
  await other.setLocalDescription();
  await one.setRemoteDescription(other.localDescription!);
  await new Promise((resolve) => (channel.onopen = resolve));
  for (let i = 0; i < messages; i++)
    await new Promise((resolve) => {
      channel.onmessage = resolve;
      channel.send('x'.repeat(600));
    });
  one.close();
  other.close();
};

/** The cost of a page without any code of the app: to open it, lay it out, paint it and connect it. */
export async function benchBlank(): Promise<Figure> {
  const browser = await launch();
  const times: number[] = [];
  try {
    for (let i = 0; i <= TIMES; i++) {
      const took = await timeAsync(async () => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        await letFunctionsIn(context);
        const page = await context.newPage();
        await page.goto('about:blank');
        await page.evaluate(exercise, [BOXES, MESSAGES] as [number, number]);
        await context.close();
      });
      // The first run warms up the browser.
      if (i > 0) times.push(took);
    }
  } finally {
    await browser.close();
  }
  return figure(BLANK, 'ms', false, times);
}
