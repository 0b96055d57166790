/** The module that stands in for `electron`. */
export { app } from './app.ts'
export { dialog, Menu, screen, shell } from './desk.ts'
export { ipcMain } from './ipc.ts'
export { protocol, session } from './scheme.ts'
export { BrowserWindow } from './window.ts'
