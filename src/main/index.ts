import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, session, shell } from 'electron'
import { createProgram } from './app/createProgram.ts'
import { openErrorLog } from './app/diagnosis/errorLog.ts'
import { afterAWhile } from './app/jobs/afterAWhile.ts'
import { sweepLeftovers } from './app/leftovers.ts'
import { friendsDoors } from './serve/friends/friendsDoor.ts'
import { askForCopies } from './shell/dialogs.ts'
import { isOnlyInstance } from './shell/instance.ts'
import { connectPages } from './shell/ipc.ts'
import { keepMenu } from './shell/keepMenu.ts'
import { memoryOnThisMachine } from './shell/memoryFile.ts'
import { forbidNavigation } from './shell/navigation.ts'
import { openHandedPacks } from './shell/handedPacks.ts'
import { filesIn, openFilesAt, openHandedFiles } from './shell/openFile.ts'
import { denyPermissions } from './shell/permissions.ts'
import { recentOnThisMachine } from './shell/recentFile.ts'
import { handlePageScheme, registerSchemes } from './shell/scheme.ts'
import { printSheets } from './shell/printSheets.ts'
import { saveSheets } from './shell/saveSheets.ts'
import { openSheet, removeSheets } from './shell/sheets.ts'
import { sandboxEverything } from './shell/webPreferences.ts'
import { openWindows } from './shell/window.ts'

/** `out`, with main, preload and renderer in it. */
const built = join(import.meta.dirname, '..')
/** Set by `npm run dev` only; a packaged program takes no address from its surroundings. */
const devAddress = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL

/** Where campaigns are kept: what `npm start -- --folder` says, else the player's documents. */
const libraryFolder = () => process.env['SHORT_TIMER_FOLDER'] ?? join(app.getPath('documents'), 'Short-Timer')

const now = () => new Date()
const log = openErrorLog(libraryFolder(), now, (error, where) => {
  console.error(`[${where}]`, error)
})

const complain = (error: unknown) => {
  log(error, 'window')
}

const windows = openWindows(built, devAddress)
const open = (place?: string) => {
  windows.open(place).catch(complain)
}
const openOutside = (url: string) => {
  shell.openExternal(url).catch(complain)
}
const packs = openHandedPacks()
/** Files that the system hands over before the program is ready. */
const handed: string[] = [...filesIn(process.argv.slice(1), process.cwd())]
let openFiles = (paths: readonly string[]): Promise<void> => {
  handed.push(...paths)
  return Promise.resolve()
}

async function start(): Promise<void> {
  const folder = libraryFolder()
  const recent = recentOnThisMachine()
  const program = createProgram({
    folder,
    anywhere: false,
    recent,
    memory: memoryOnThisMachine(),
    pauseBeforeDrill: afterAWhile,
    handed: packs.take,
    chooseFolder: askForCopies,
    now,
    newSeed: () => randomInt(0x1_0000_0000),
    newId: randomUUID,
    deliverSheet: openSheet,
    desk: { save: saveSheets, print: printSheets },
    friends: friendsDoors({ pageFolder: join(built, 'renderer'), log }),
    log,
  })
  sweepLeftovers(folder, now(), log)
  handlePageScheme(join(built, 'renderer'))
  denyPermissions(session.defaultSession)
  const disconnect = connectPages(program, devAddress === undefined ? undefined : new URL(devAddress).origin)
  openFiles = (paths) => openFilesAt({ windows, recent, packs, folder }, paths)
  keepMenu({ program, folder, windows, recent, openTour: (path) => openFiles([path]), log }, devAddress)
  // Where the program goes on without a window, what ends with the window ends all the same.
  app.on('window-all-closed', () => {
    program.left().catch(complain)
  })
  endWith(async () => {
    disconnect()
    await program.close()
    removeSheets()
  })
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open()
  })
  if (handed.length === 0) await windows.open()
  else await openFiles(handed)
}

/** A second start: its files are opened here, or the window comes to the front. */
function startedAgain(commandLine: readonly string[], folder: string): void {
  const files = filesIn(commandLine, folder)
  if (files.length > 0) openFiles(files).catch(complain)
  const window = windows.front()
  if (window?.isMinimized()) window.restore()
  window?.focus()
}

/** The files are closed before the program is gone. */
function endWith(close: () => Promise<void>): void {
  let closing = false
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    // Whoever asks a second time meanwhile waits, too.
    event.preventDefault()
    if (closing) return
    closing = true
    close()
      .catch((error: unknown) => {
        log(error, 'closing')
      })
      .finally(() => {
        closed = true
        app.quit()
      })
  })
}

function fail(error: unknown): void {
  log(error, 'start')
  dialog.showErrorBox('Short-Timer could not start', error instanceof Error ? error.message : String(error))
  app.exit(1)
}

process.on('uncaughtExceptionMonitor', (error) => {
  log(error, 'uncaught')
})
app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
  if (reason !== 'clean-exit') log(new Error(`A page has gone: ${reason}, ${exitCode}.`), `page gone: ${reason}`)
})
registerSchemes()
sandboxEverything()
forbidNavigation(open, openOutside, devAddress)
openHandedFiles((path) => {
  openFiles([path]).catch(complain)
})
app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit()
})
// Never awaited at the top level: Electron emits `ready` only when this module has been evaluated.
if (isOnlyInstance(startedAgain)) app.whenReady().then(start).catch(fail)
else app.quit()
