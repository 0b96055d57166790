import type { BattleSection } from '../../contract/battle.ts'

/** What the parts of the command list are called, in the order of the list. */
export const sectionWords: Readonly<Record<BattleSection, string>> = {
  turn: 'Turn',
  move: 'Groups',
  fight: 'Fight',
  wounded: 'Wounded',
  contacts: 'PEFs',
  ground: 'Ground',
  civilians: 'Civilians',
  support: 'Support',
  air: 'Air',
  end: 'End',
}

/** "+3", "-1", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

/** "1 line", "9 lines" */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
