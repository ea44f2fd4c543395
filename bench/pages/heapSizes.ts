import type { CDPSession } from 'playwright-core';

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
}

/** Bytes of compiled code, and of what belongs to it, in the heap of a page. */
export async function codeSize(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let code = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (types[0][nodes[at + type]] === 'code') code += nodes[at + size];
  return code;
}
