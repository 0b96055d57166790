import type { HandedPack } from '../../contract/handed.ts'
import type { Reply } from '../../contract/rpc.ts'
import type { Log } from './diagnosis/errorLog.ts'
import type { FriendsDoors } from './friends/friendsDesk.ts'
import type { RecentTours } from './library/recentTours.ts'
import type { WindowMemory } from './window/memory.ts'

/** What the program needs from the door it runs behind; all that is not pure comes in here. */
export interface ProgramOptions {
  /** Folder of the library; made when it is not there. */
  readonly folder: string
  /** May a campaign be named by a whole path, outside the library folder? Not from a browser. */
  readonly anywhere: boolean
  /** The tours opened last, where the door keeps them; these may lie outside the library folder. */
  readonly recent?: RecentTours
  /** Gives out, once, the packs that the system has handed over; only the desktop is handed any. */
  readonly handed?: () => readonly HandedPack[]
  /** Asks the player for the folder that copies go to, on another disk; only the desktop can. Null where he thinks better of it. */
  readonly chooseFolder?: () => Promise<string | null>
  /** What windows remember between sittings, where the door keeps it; a browser does that by itself. */
  readonly memory?: WindowMemory
  readonly now: () => Date
  /** A fresh seed, 0 .. 2^32-1, for campaigns that name none. */
  readonly newSeed: () => number
  readonly newId: () => string
  /**
   * Brings a finished PDF to the player.
   * @returns the address where a browser finds it, or null when the door has opened it itself.
   */
  readonly deliverSheet: (name: string, bytes: Uint8Array) => Promise<string | null>
  /** Where the door has folders and printers of its own; without it every sheet is delivered, and the browser does the rest. */
  readonly desk?: SheetDesk
  /**
   * Where snapshots are to be restored for trial by themselves: what is waited for before each, so that nobody waits for
   * it. Left out by what ends with its command.
   */
  readonly pauseBeforeDrill?: () => Promise<unknown>
  /** When a tour that has been opened may be looked through beside the player's work: `library/whenCalm.ts`. Tests hand in their own. */
  readonly calm?: () => Promise<unknown>
  /** Lets friends look from devices of their own; left out where nobody can be let in. */
  readonly friends?: FriendsDoors
  /** Takes errors that nobody foresaw: `openErrorLog` keeps them. */
  readonly log: Log
}

/** A finished PDF. */
export interface DrawnSheet {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the desktop does with sheets besides opening them. Both answer false where the player thinks better of it. */
export interface SheetDesk {
  /** Asks where they are to go, and writes them there. */
  readonly save: (sheets: readonly DrawnSheet[]) => Promise<boolean>
  /** Prints them through the dialog of the system. */
  readonly print: (sheets: readonly DrawnSheet[]) => Promise<boolean>
}

/** The running program, as every door sees it. */
export interface Program {
  /** The only way in: looks the procedure up in the contract, checks the input, runs it. Never throws. */
  readonly call: (procedure: unknown, input: unknown) => Promise<Reply>
  /** Tells what the contract's `Events` list. @returns a function that ends it. */
  readonly on: (listener: (event: string, payload: unknown) => void) => () => void
  /** No window is open any more: what ends with the window ends. */
  readonly left: () => Promise<void>
  /** Closes all files. */
  readonly close: () => Promise<void>
}
