import type { Page } from '@playwright/test';

export const wait = (page: Page) => page.waitForTimeout(100);
