import { expect, it } from 'vitest';
import { serversOf } from './servers.ts';

const LINK = 'https://play.example/games/table/#r=x&k=y&w=own';

/** A site that answers with this file, and the addresses it was asked for. */
function site(file: string | null) {
  const asked: string[] = [];
  const get = (url: string | URL | Request) => {
    asked.push(url as string);
    return Promise.resolve(file === null ? new Response('', { status: 404 }) : new Response(file));
  };
  return { asked, get: get as typeof fetch };
}

it('takes the path of the own server from the site’s file', async () => {
  const { asked, get } = site('{"signalling":["own:/games/signal"]}');
  expect(await serversOf(LINK, ['own', 'wss://other.example/'], get)).toEqual([
    'wss://play.example/games/signal',
    'wss://other.example/'
  ]);
  expect(asked).toEqual(['https://play.example/games/bastide.json']);
});

it('takes the usual path where no file answers, it is broken, or it names no own server', async () => {
  for (const file of [null, '{', '{"signalling":[]}'])
    expect(await serversOf(LINK, ['own'], site(file).get)).toEqual(['wss://play.example/signal']);
});

it('asks for no file where the link names no own server, and refuses a link without a page', async () => {
  const { asked, get } = site('{"signalling":["own"]}');
  expect(await serversOf(LINK, ['wss://other.example/'], get)).toEqual(['wss://other.example/']);
  expect(asked).toEqual([]);
  await expect(serversOf('#r=x&k=y&w=own', ['own'], get)).rejects.toThrow('whole link');
});
