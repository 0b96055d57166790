import { findCommand, thisMachine, type Machine } from './machine.ts'

/**
 * @returns the path of a browser for the end-to-end tests: the one that CHROMIUM names, an installed one, or Debian's,
 * which is installed when we may.
 * @throws Error with the command to run when there is none.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const named = machine.env['CHROMIUM']
  if (named) return named
  return findCommand(
    {
      commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
      packages: ['chromium'],
      why: "The end-to-end tests need Chromium. Run this, or set CHROMIUM to a browser's path:",
    },
    machine,
  )
}
