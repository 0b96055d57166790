import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  // A busy machine may lose a race once; the report then names the test as flaky. What is broken fails twice.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
    trace: 'retain-on-failure',
  },
})
