export function compressFile(file: string): void;
export function compressFiles(folder: string): void;
