import { Menu, shell, type MenuItemConstructorOptions } from 'electron'
import type { Program } from '../app/program.ts'
import { about, importTours } from './dialogs.ts'

/** What the menu works on. */
export interface MenuSubject {
  readonly program: Program
  /** The library's folder. */
  readonly folder: string
  readonly log: (error: unknown, where: string) => void
}

/** Puts the menu up: File, Edit, View, Help. Steps of the game are the page's business, not the menu's. */
export function putMenuUp(subject: MenuSubject): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { label: '&File', submenu: fileItems(subject) },
      { label: '&Edit', submenu: editItems },
      { label: '&View', submenu: viewItems },
      { label: '&Help', submenu: helpItems(subject) },
    ]),
  )
}

/** @returns a click that may take its time; what goes wrong is logged. */
const click = (subject: MenuSubject, where: string, act: () => Promise<unknown>) => () => {
  act().catch((error: unknown) => {
    subject.log(error, where)
  })
}

const fileItems = (subject: MenuSubject): MenuItemConstructorOptions[] => [
  {
    label: 'Copy a campaign into the library…',
    accelerator: 'CmdOrCtrl+O',
    click: click(subject, 'menu: copy', () => importTours(subject.program)),
  },
  { label: 'Show the library folder', click: click(subject, 'menu: folder', () => shell.openPath(subject.folder)) },
  { type: 'separator' },
  { role: 'quit' },
]

// Undo and redo are those of text fields; a campaign's own are buttons of the page.
const editItems: MenuItemConstructorOptions[] = [
  { role: 'undo' },
  { role: 'redo' },
  { type: 'separator' },
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  { role: 'selectAll' },
]

const viewItems: MenuItemConstructorOptions[] = [
  { role: 'reload' },
  { type: 'separator' },
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  { type: 'separator' },
  { role: 'togglefullscreen' },
  { role: 'toggleDevTools' },
]

const helpItems = (subject: MenuSubject): MenuItemConstructorOptions[] => [
  { label: 'About Short-Timer', click: click(subject, 'menu: about', () => about(subject.folder)) },
]
