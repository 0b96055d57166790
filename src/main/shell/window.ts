import { BrowserWindow } from 'electron'
import { pageAddress } from './address.ts'
import { webPreferences } from './webPreferences.ts'
import { rememberedState, rememberState } from './windowState.ts'

/**
 * Opens the program's window and loads the page.
 *
 * @param built folder of the built program, `out`.
 * @param devAddress of the development server, while there is one.
 */
export async function openWindow(built: string, devAddress?: string): Promise<void> {
  const state = rememberedState()
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: 960,
    minHeight: 600,
    title: 'Short-Timer',
    show: false,
    webPreferences: webPreferences(built),
  })
  rememberState(window)
  if (state.maximized) window.maximize()
  // Shown when there is something to see: no white flash.
  window.once('ready-to-show', () => {
    window.show()
  })
  await window.loadURL(devAddress ?? pageAddress)
}
