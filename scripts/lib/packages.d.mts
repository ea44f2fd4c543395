export function installPackages(...packages: string[]): void;
