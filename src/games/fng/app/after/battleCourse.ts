import type { Change } from '../../../../main/engine/state.ts'
import type { Battle, Figure, Group } from '../../rules/battle/battle.ts'
import { shotOf } from '../../rules/battle/fire/shotWords.ts'
import { listed } from '../../rules/steps/setup/common.ts'
import { lasting, fatesIn } from '../battle/fates.ts'

/** An entry of the half-month, and what it changed. */
export interface CourseEntry {
  readonly title: string
  readonly changes: readonly Change[]
  /** Its sentences. */
  readonly lines: readonly string[]
}

/** What became of a man for good, as the battle's journal has it. */
export interface Fell {
  readonly turn: number
  /** Null where his group stood on no sector. */
  readonly sector: number | null
  /** Who hit him and with what: "Hit by E1 2, AK-47"; where nobody did the entry: "Fire mission". */
  readonly how: string
}

/** The course of a tracked battle, by man. */
export interface BattleCourse {
  readonly turns: number
  readonly fell: ReadonlyMap<number, Fell>
  /** Whom he made Obviously Dead, by the names of the battle. */
  readonly kills: ReadonlyMap<number, readonly string[]>
}

/** @param entries of the half-month, oldest first. @returns when, where and how each man fell: his last fate counts. */
export function battleCourse(entries: Iterable<CourseEntry>): BattleCourse {
  const groups = new Map<number, Group>()
  const figures = new Map<number, Figure>()
  const fell = new Map<number, Fell>()
  const kills = new Map<number, string[]>()
  let turn = 0
  for (const { title, changes, lines } of entries) {
    for (const { collection, id, after } of changes) {
      if (after === null) continue
      if (collection === 'battle') turn = (after as unknown as Battle).turn
      if (collection === 'groups') groups.set(id, after as unknown as Group)
      if (collection === 'figures') figures.set(id, after as unknown as Figure)
    }
    for (const { figure, fate } of fatesIn(changes)) {
      if (figure.soldierId === null || !lasting.includes(fate)) continue
      const sector = groups.get(figure.groupId)?.sector ?? null
      if (fate === 'backUp') fell.delete(figure.soldierId)
      else fell.set(figure.soldierId, { turn, sector, how: howHe(figure.name, title, lines) })
    }
    for (const { collection, before, after } of changes) {
      if (collection !== 'tallies' || before !== null || after?.['event'] !== 'kill') continue
      const killer = figures.get(Number(after['figureId']))?.soldierId ?? null
      const name = figures.get(Number(after['about']))?.name
      if (killer !== null && name !== undefined) kills.set(killer, [...(kills.get(killer) ?? []), name])
    }
  }
  return { turns: turn, fell, kills }
}

/** A longer title names all who took part, and says nothing of him. */
const mostTitle = 32

/** Acts whose names alone are no telling. */
const phrases: Readonly<Record<string, string>> = { 'In Sight': 'in an In Sight' }

function howHe(name: string, title: string, lines: readonly string[]): string {
  const hits = lines.flatMap((line) => shotOf(line, name, 'hit') ?? [])
  const by = [...new Set(hits)]
  if (by.length > 0) return `Hit by ${listed(by)}`
  const act = title.split(':')[0]!
  return phrases[act] ?? (title.length > mostTitle ? act : title)
}
