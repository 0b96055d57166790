import { app, BrowserWindow } from 'electron'

/**
 * One program at a time: a second start only brings the first to the front.
 *
 * @returns false in the second one, which then ends.
 */
export function isOnlyInstance(): boolean {
  if (!app.requestSingleInstanceLock()) return false
  app.on('second-instance', () => {
    const window = BrowserWindow.getAllWindows()[0]
    if (!window) return
    if (window.isMinimized()) window.restore()
    window.focus()
  })
  return true
}
