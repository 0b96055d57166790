import { answerFor, record, strict } from './record.ts'
import { BrowserWindow } from './window.ts'

const ask =
  (method: string, otherwise: unknown) =>
  (...args: unknown[]): Promise<unknown> => {
    record(`dialog.${method}`, ...args.filter((argument) => !(argument instanceof BrowserWindow)))
    return Promise.resolve(answerFor(method, otherwise))
  }

export const dialog = strict('dialog', {
  showOpenDialog: ask('showOpenDialog', { canceled: true, filePaths: [] }),
  showSaveDialog: ask('showSaveDialog', { canceled: true, filePath: '' }),
  showMessageBox: ask('showMessageBox', { response: 0, checkboxChecked: false }),
  showErrorBox(title: string, text: string) {
    record('dialog.showErrorBox', title, text)
    console.error(title, text)
  },
})

export interface MenuItem {
  label?: string
  role?: string
  enabled?: boolean
  submenu?: MenuItem[]
  click?: (...args: unknown[]) => void
}

let menu: MenuItem[] = []

export const Menu = strict('Menu', {
  buildFromTemplate: (items: MenuItem[]) => ({ items }),
  setApplicationMenu(built: { items: MenuItem[] } | null) {
    menu = built?.items ?? []
  },
})

/** @returns the items below a path of labels. */
function itemsAt(path: readonly string[]): MenuItem[] {
  return path.reduce<MenuItem[]>(
    (items, label) => items.find((candidate) => nameOf(candidate) === label)?.submenu ?? [],
    menu,
  )
}
const nameOf = ({ label, role }: MenuItem) => label?.replace(/&(?!&)/, '') ?? role

/** @returns what stands below a path of labels; greyed out items in brackets. */
export const menuLabels = (path: readonly string[]): (string | undefined)[] =>
  itemsAt(path).map((item) => (item.enabled === false ? `(${nameOf(item)})` : nameOf(item)))

/** Clicks the item at the end of a path of labels. */
export function clickMenu(path: string[]): void {
  const item = itemsAt(path.slice(0, -1)).find((candidate) => nameOf(candidate) === path.at(-1))
  if (!item?.click || item.enabled === false) throw new Error(`no menu item to click: ${path.join(' > ')}`)
  item.click(item, BrowserWindow.getFocusedWindow(), {})
}

export const shell = strict('shell', {
  openPath(path: string) {
    record('shell.openPath', path)
    return Promise.resolve(process.env['STANDIN_NO_VIEWER'] ?? '')
  },
  showItemInFolder(path: string) {
    record('shell.showItemInFolder', path)
  },
})

export const screen = strict('screen', {
  getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }),
})
