/**
 * Loads a signalling server on this machine with whole tables: `node scripts/signal/load.mjs [tables] [seconds]`.
 * The server runs in a process of its own, so that its memory and its share of one core can be read from /proc.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const tables = Math.min(Number(process.argv[2] ?? 500), 5_000);
const seconds = Math.min(Number(process.argv[3] ?? 20), 120);
const SEATS = 4;
const PORT = 4490;
/** Sockets opened at the same time. */
const OPENING = 100;
/** ms between two announcements of one peer at a full table. */
const QUIET_BEACON = 30_000;
/** ms between two probes of delay. */
const PROBE = 20;
/** Size of a sealed announcement or candidate. */
const DATA = 'x'.repeat(400);

const server = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', import.meta.url))], {
  // All clients have one address here: as behind a proxy, nobody counts them.
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', TRUST_PROXY: '1' },
  stdio: ['ignore', 'pipe', 'inherit']
});
await new Promise((resolve) => server.stdout.once('data', resolve));

/** Resident memory in MB and CPU seconds of the server so far (Linux). */
function usage() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    cpu: (Number(fields[11]) + Number(fields[12])) / 100
  };
}

let heard = 0;
const delays = [];

function connect(table, seat) {
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}`, { perMessageDeflate: false });
  socket.on('message', (data) => {
    heard++;
    const at = data.indexOf('sent:');
    if (at >= 0) delays.push(performance.now() - parseFloat(data.toString('utf8', at + 5)));
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(
        JSON.stringify({ type: 'subscribe', topics: [`table ${table}`], peer: `${table}.${seat}` })
      );
      resolve(socket);
    });
  });
}

const publish = (socket, table, data = DATA) =>
  socket.send(JSON.stringify({ type: 'publish', topic: `table ${table}`, data }));

const empty = usage();
const sockets = [];
const places = Array.from({ length: tables * SEATS }, (_, index) => [
  Math.floor(index / SEATS),
  index % SEATS
]);
const opening = performance.now();
for (let at = 0; at < places.length; at += OPENING) {
  const some = places.slice(at, at + OPENING).map(([table, seat]) => connect(table, seat));
  sockets.push(...(await Promise.all(some)));
}
console.log(`${sockets.length} sockets open after ${((performance.now() - opening) / 1000).toFixed(1)} s`);

const before = usage();
const start = performance.now();
let sent = 0;
let probe = 0;
await new Promise((resolve) => {
  const step = setInterval(() => {
    const passed = performance.now() - start;
    const due = Math.floor((passed / QUIET_BEACON) * sockets.length);
    for (; sent < due; sent++) publish(sockets[sent % sockets.length], places[sent % sockets.length][0]);
    const at = (probe++ * 7919) % sockets.length;
    publish(sockets[at], places[at][0], `sent:${performance.now()} ${DATA}`);
    if (passed < seconds * 1000) return;
    clearInterval(step);
    resolve(undefined);
  }, PROBE);
});
const after = usage();
delays.sort((a, b) => a - b);
const part = (share) => delays[Math.floor(share * (delays.length - 1))].toFixed(1);
const share = ((after.cpu - before.cpu) / ((performance.now() - start) / 1000)) * 100;
console.log(
  `memory ${empty.memory.toFixed(0)} MB empty, ${after.memory.toFixed(0)} MB with ${tables} tables of ${SEATS}`
);
console.log(
  `${((sent + probe) / seconds).toFixed(0)} messages/s in, ${share.toFixed(0)} % of one core, ${heard} delivered`
);
console.log(`delay p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, p99 ${part(0.99)} ms`);
for (const socket of sockets) socket.terminate();
server.kill();
