import { app } from 'electron'

/**
 * One program at a time: a second start only brings the first to the front, and hands it the files it was started with.
 *
 * @param started told the second one's command line and folder.
 * @returns false in the second one, which then ends.
 */
export function isOnlyInstance(started: (commandLine: readonly string[], folder: string) => void): boolean {
  if (!app.requestSingleInstanceLock()) return false
  app.on('second-instance', (_event, commandLine, folder) => {
    started(commandLine, folder)
  })
  return true
}
