import type { Browser, Page } from 'playwright-core';

export function launchChromium(flags?: readonly string[]): Promise<Browser>;
export function openHotseat(page: Page, url: string): Promise<string>;
export function boardShown(page: Page): Promise<void>;
