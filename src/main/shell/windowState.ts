import { screen, type BrowserWindow, type Rectangle } from 'electron'
import { readOwnFile, writeOwnFile } from './ownFile.ts'

/** Where a window stood when it was last closed. */
export interface WindowState {
  readonly bounds: Partial<Rectangle> & { readonly width: number; readonly height: number }
  readonly maximized: boolean
}

const first: WindowState = { bounds: { width: 1280, height: 840 }, maximized: false }
/** How far a further window stands to the right of and below the one that it was opened from. */
const step = 28
const fileOf = (number: number) => (number === 1 ? 'window.json' : `window-${number}.json`)

/**
 * @param number of the window: 1 for the first, each open one has its own.
 * @param other where the window stands that it is opened from, if there is one.
 * @returns the remembered place, or the usual one where there is none, it makes no sense, or its screen is gone. Two
 *   windows never lie exactly one over the other.
 */
export function stateFor(number: number, other: Rectangle | null): WindowState {
  const state = remembered(number) ?? (other ? { bounds: { ...other }, maximized: false } : first)
  const { bounds } = state
  if (!other || bounds.x !== other.x || bounds.y !== other.y) return state
  const moved = { ...bounds, x: other.x + step, y: other.y + step }
  return { ...state, bounds: isOnScreen(moved) ? moved : { width: bounds.width, height: bounds.height } }
}

function remembered(number: number): WindowState | null {
  const state = asState(readOwnFile(fileOf(number)))
  return state && isOnScreen(state.bounds) ? state : null
}

/** Remembers where a window is when it closes. */
export function rememberState(window: BrowserWindow, number: number): void {
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    writeOwnFile(fileOf(number), state)
  })
}

function asState(value: unknown): { bounds: Rectangle; maximized: boolean } | null {
  const { bounds, maximized } = (value ?? {}) as { bounds?: Partial<Rectangle>; maximized?: unknown }
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
