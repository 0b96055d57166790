import { join } from 'node:path'
import { BrowserWindow } from 'electron'
import { pageAddress } from './address.ts'
import { webPreferences } from './webPreferences.ts'
import { rememberState, stateFor } from './windowState.ts'

/** Opens windows of the program. */
export interface Windows {
  /** @param place inside the program; the library where none is named. */
  readonly open: (place?: string) => Promise<void>
  /** @returns the window in front, else any, else none. */
  readonly front: () => BrowserWindow | null
  /** Leads the window in front to a place, or opens one there. */
  readonly show: (place: string) => Promise<void>
}

/**
 * @param built folder of the built program, `out`.
 * @param devAddress of the development server, while there is one.
 */
export function openWindows(built: string, devAddress?: string): Windows {
  /** The numbers of the windows that are open: each number has a place of its own on the screen. */
  const numbers = new Map<BrowserWindow, number>()
  const front = () => BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0] ?? null

  const open = async (place = '/') => {
    const taken = new Set(numbers.values())
    let number = 1
    while (taken.has(number)) number++
    const state = stateFor(number, front()?.getNormalBounds() ?? null)
    const window = new BrowserWindow({
      ...state.bounds,
      minWidth: 960,
      minHeight: 600,
      title: 'Short-Timer',
      // Windows and macOS take it from the packaged program.
      icon: join(built, '../resources/icons/program-256.png'),
      show: false,
      webPreferences: webPreferences(built),
    })
    numbers.set(window, number)
    window.on('closed', () => numbers.delete(window))
    rememberState(window, number)
    if (state.maximized) window.maximize()
    // Shown when there is something to see: no white flash.
    window.once('ready-to-show', () => {
      window.show()
    })
    await window.loadURL(`${devAddress ?? pageAddress}#${place}`)
  }
  return {
    open,
    front,
    async show(place) {
      const window = front()
      if (window === null) {
        await open(place)
        return
      }
      if (window.isMinimized()) window.restore()
      window.focus()
      window.webContents.send('event', 'go', { to: place })
    },
  }
}
