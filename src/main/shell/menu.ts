import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { app, Menu, shell, type MenuItemConstructorOptions } from 'electron'
import { corePages, pagePath, type Page } from '../../contract/pages.ts'
import type { Events } from '../../contract/rpc.ts'
import type { RecentTours } from '../app/library/recentTours.ts'
import type { Program } from '../app/program.ts'
import { about, askForTour, importTours } from './dialogs.ts'
import type { Windows } from './window.ts'

/** What the menu works on. */
export interface MenuSubject {
  readonly program: Program
  /** The library's folder. */
  readonly folder: string
  readonly windows: Windows
  readonly recent: RecentTours
  /** Opens a tour where it lies. */
  readonly openTour: (path: string) => Promise<void>
  readonly log: (error: unknown, where: string) => void
}

/** What the window in front shows. */
export interface Shown {
  /** Its tour, or null. */
  readonly campaign: string | null
  /** The pages that can be gone to from there, in the order of the rail. */
  readonly pages: readonly Page[]
  /** Names of what undo and redo would do there; null where there is nothing. */
  readonly undo: string | null
  readonly redo: string | null
}

/** Puts the menu up: File, Edit, View, Help. */
export function putMenuUp(subject: MenuSubject, shown: Shown): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
      { label: '&File', submenu: fileItems(subject) },
      { label: '&Edit', submenu: editItems(subject, shown) },
      { label: '&View', submenu: viewItems(subject, shown) },
      { label: '&Help', submenu: helpItems(subject, shown) },
    ]),
  )
}

/** @returns a click that may take its time; what goes wrong is logged. */
const click = (subject: MenuSubject, where: string, act: () => Promise<unknown>) => () => {
  act().catch((error: unknown) => {
    subject.log(error, where)
  })
}

/** Keys that the page itself listens to are shown here, but not taken from it: in a field they mean something else. */
const ofThePage = (accelerator: string) => ({ accelerator, registerAccelerator: false })

function fileItems(subject: MenuSubject): MenuItemConstructorOptions[] {
  const { windows } = subject
  return [
    {
      label: 'New tour…',
      accelerator: 'CmdOrCtrl+N',
      click: click(subject, 'menu: new', () => windows.show('/new')),
    },
    {
      label: 'Open…',
      accelerator: 'CmdOrCtrl+O',
      click: click(subject, 'menu: open', async () => {
        const path = await askForTour()
        if (path !== null) await subject.openTour(path)
      }),
    },
    { label: 'Open recent', submenu: recentItems(subject) },
    {
      label: 'New window',
      accelerator: 'CmdOrCtrl+Shift+N',
      click: click(subject, 'menu: window', () => windows.open()),
    },
    { type: 'separator' },
    {
      label: 'Copy a campaign into the library…',
      click: click(subject, 'menu: copy', () => importTours(subject.program)),
    },
    { label: 'Show the library folder', click: click(subject, 'menu: folder', () => shell.openPath(subject.folder)) },
    { type: 'separator' },
    { role: 'close' },
    { role: 'quit' },
  ]
}

function recentItems(subject: MenuSubject): MenuItemConstructorOptions[] {
  const items = subject.recent.list().map(({ path }): MenuItemConstructorOptions => {
    const isThere = existsSync(path)
    return {
      label: `${basename(path, '.tour')}${isThere ? '' : ' (no longer there)'}`.replaceAll('&', '&&'),
      toolTip: path,
      enabled: isThere,
      click: click(subject, 'menu: recent', () => subject.openTour(path)),
    }
  })
  return items.length > 0 ? items : [{ label: 'Nothing yet', enabled: false }]
}

function editItems(subject: MenuSubject, { undo, redo }: Shown): MenuItemConstructorOptions[] {
  const named = (what: string, name: string | null) => (name === null ? what : `${what}: ${name}`).replaceAll('&', '&&')
  return [
    {
      label: named('Undo', undo),
      enabled: undo !== null,
      ...ofThePage('CmdOrCtrl+Z'),
      click: () => {
        wish(subject, 'undo')
      },
    },
    {
      label: named('Redo', redo),
      enabled: redo !== null,
      ...ofThePage('CmdOrCtrl+Shift+Z'),
      click: () => {
        wish(subject, 'redo')
      },
    },
    { type: 'separator' },
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
    { type: 'separator' },
    {
      label: 'Find…',
      ...ofThePage('CmdOrCtrl+K'),
      click: () => {
        wish(subject, 'find')
      },
    },
  ]
}

function viewItems(subject: MenuSubject, { campaign, pages }: Shown): MenuItemConstructorOptions[] {
  const places = pages.flatMap((page): MenuItemConstructorOptions[] => {
    const place = pagePath(page, campaign)
    if (place === null) return []
    return [{ label: page.label, click: click(subject, 'menu: page', () => subject.windows.show(place)) }]
  })
  return [
    { label: 'Go to', submenu: places },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
    // For who works on the program; in a player's hands they show campaigns' insides, and drop what is half entered.
    ...(app.isPackaged ? [] : ([{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] as const)),
  ]
}

function helpItems(subject: MenuSubject, { campaign }: Shown): MenuItemConstructorOptions[] {
  const help = corePages.find(({ name }) => name === 'tourHelp')!
  return [
    {
      label: 'Help',
      accelerator: 'F1',
      click: click(subject, 'menu: help', () => subject.windows.show(pagePath(help, campaign)!)),
    },
    {
      label: 'Keyboard shortcuts',
      click: () => {
        wish(subject, 'shortcuts')
      },
    },
    { type: 'separator' },
    {
      label: 'Copy report…',
      click: () => {
        wish(subject, 'report')
      },
    },
    {
      label: 'About Short-Timer',
      click: click(subject, 'menu: about', () => about(subject.folder)),
    },
  ]
}

/** Asks the page of the window in front to do something of its own. */
function wish({ windows }: MenuSubject, what: Events['wish']['what']): void {
  windows.front()?.webContents.send('event', 'wish', { what })
}
