import { BrowserWindow, ipcMain } from 'electron'
import type { Reply } from '../../contract/rpc.ts'
import type { Program } from '../app/program.ts'
import { isOurPage } from './sender.ts'

const refused: Reply = {
  ok: false,
  error: { code: 'not-allowed', message: 'Only the pages of Short-Timer may ask.' },
}

/** Carries the contract: calls in over one channel, events out over another. @returns a function that ends it. */
export function connectPages(program: Program, devOrigin?: string): () => void {
  ipcMain.handle('call', (event, procedure: unknown, input: unknown) =>
    isOurPage(event.senderFrame, devOrigin) ? program.call(procedure, input) : refused,
  )
  const stop = program.on(tellPages)
  return () => {
    stop()
    ipcMain.removeHandler('call')
  }
}

/** Sends an event to every window. */
export function tellPages(event: string, payload: unknown): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send('event', event, payload)
}
