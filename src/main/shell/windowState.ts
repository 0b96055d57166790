import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, screen, type BrowserWindow, type Rectangle } from 'electron'

/** Where the window stood when it was last closed. */
export interface WindowState {
  readonly bounds: Partial<Rectangle> & { readonly width: number; readonly height: number }
  readonly maximized: boolean
}

const first: WindowState = { bounds: { width: 1280, height: 840 }, maximized: false }
const statePath = () => join(app.getPath('userData'), 'window.json')

/** @returns the remembered place, or the usual size where there is none, it makes no sense, or its screen is gone. */
export function rememberedState(): WindowState {
  try {
    const state = asState(JSON.parse(readFileSync(statePath(), 'utf8')))
    return state && isOnScreen(state.bounds) ? state : first
  } catch {
    return first
  }
}

/** Remembers where the window is when it closes. */
export function rememberState(window: BrowserWindow): void {
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    try {
      writeFileSync(statePath(), JSON.stringify(state))
    } catch {
      // A window that opens in its usual place again is no reason to keep anybody from quitting.
    }
  })
}

function asState(value: unknown): { bounds: Rectangle; maximized: boolean } | null {
  const { bounds, maximized } = value as { bounds?: Partial<Rectangle>; maximized?: unknown }
  const { x, y, width, height } = bounds ?? {}
  const numbers = [x, y, width, height]
  if (!numbers.every((n) => Number.isInteger(n)) || width! < 400 || height! < 300) return null
  return { bounds: { x: x!, y: y!, width: width!, height: height! }, maximized: maximized === true }
}

/** Enough of the title bar must show to drag the window by. */
function isOnScreen(bounds: Rectangle): boolean {
  const { workArea } = screen.getDisplayMatching(bounds)
  const right = Math.min(bounds.x + bounds.width, workArea.x + workArea.width)
  return (
    right - Math.max(bounds.x, workArea.x) >= 100 &&
    bounds.y >= workArea.y - 10 &&
    bounds.y <= workArea.y + workArea.height - 50
  )
}
