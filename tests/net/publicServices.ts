/**
 * What stands on the internet of the lab for a site without any server of ours: a stock static server with the built
 * site, one Nostr relay and one WebTorrent tracker. Arguments: address, folder of the site, ports of the three.
 */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { startNostrRelay, startTracker } from '../../src/lib/net/testing/meetingPoints.ts';

const [host, folder, site, relay, tracker] = process.argv.slice(2);
await startNostrRelay('none', undefined, { host, port: Number(relay) });
await startTracker('none', { host, port: Number(tracker) });
const files = sirv(folder, { etag: true });
const server = createServer((request, response) =>
  files(request, response, () => void response.writeHead(404).end('Not found'))
);
server.listen(Number(site), host, () => console.log('up'));
