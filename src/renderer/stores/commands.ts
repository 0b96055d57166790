import { defineStore } from 'pinia'
import { computed, shallowReactive } from 'vue'

/** Something that the player can do or open, as the command palette lists it. */
export interface Command {
  /** Unique among all commands: `go.roster`, `man.4097`. */
  readonly id: string
  /** "Roster", "Undo: Report of the battle". */
  readonly title: string
  /** The head it stands under in the palette. */
  readonly group: 'Do' | 'Go to' | 'Men' | 'Tables' | 'Tours' | 'Help' | 'Journal'
  /** A second line or a place: "Rifleman, 2nd squad", "p. 104". */
  readonly hint?: string
  /** Further words that find it. */
  readonly words?: string
  /** Its shortcut, as people read it: "Ctrl Z". */
  readonly keys?: string
  readonly run: () => void
}

/** All commands on offer just now, from whoever offers them. */
export const useCommandList = defineStore('commands', () => {
  const sources = shallowReactive(new Set<() => readonly Command[]>())
  return { sources, all: computed(() => [...sources].flatMap((source) => source())) }
})
