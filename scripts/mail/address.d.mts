export function networkOf(address: string): string;
