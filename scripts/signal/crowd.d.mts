export function networkOf(address: string): string;
export function prefixOf(network: string): string;
