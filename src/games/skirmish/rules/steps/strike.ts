import { readChance } from '../../../../main/engine/handReading.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { numberIn } from '../copy/needed.ts'
import { countersWords, putCounters } from '../counters.ts'
import { mustBeOnce, onTable, refuse } from '../game.ts'
import type { Strike, Struck } from '../inputs.ts'
import { aboutFigure, stepOf, type Scene } from '../scene.ts'
import type { Blast, Figure } from '../state.ts'
import { grenades } from '../tables/copy.ts'
import { speculativeFire } from '../tables/hidden.ts'
import { onePage } from '../tables/page.ts'
import { fireSupportEffect } from '../tables/support.ts'
import { apcAttack } from '../tables/vehicles.ts'

/** Figures near where something went off get their counters. Those who are sealed are named by their own player. */
export const strike = stepOf<Strike>('Who is hit', (scene, { blast: blastId, figures }) => {
  const blast = rowById(scene.state.blasts, blastId, 'blast')
  if (figures.length === 0) refuse('Nobody is named.')
  mustBeOnce(figures.map(({ figure }) => figure))
  for (const one of figures) {
    const figure = onTable(scene.state, one.figure)
    const had = scene.state.struck.some((row) => row.blastId === blastId && row.figureId === figure.id)
    if (had) refuse(`${figure.name} has had the counters of this already.`)
    const count = figure.kind === 'apc' ? onVehicle(scene, blast, figure, one) : onMan(scene, blast, figure, one)
    putCounters(scene, figure.id, count)
    scene.add('struck', { blastId, figureId: figure.id })
    scene.note(`${figure.name} gets ${countersWords(count)}.`, aboutFigure(figure))
  }
})

function onMan(scene: Scene, blast: Blast, { counters }: Figure, { cover }: Struck): number {
  switch (blast.kind) {
    case 'support':
      return numberIn(scene.table(fireSupportEffect), cover ? 'hardCover' : 'open', 'counters')
    case 'speculative':
      return counters > 0 ? 0 : scene.table(speculativeFire).rows[1].gives.counters
    default:
      // A figure in cover with a counter gets no more, unless the grenade was lobbed past the cover.
      return cover && counters > 0 ? 0 : numberIn(scene.table(grenades), blast.grenade ?? 'fragmentation', 'counters')
  }
}

/** Off-table support treats an APC as a figure in the open (ruling); guns do nothing to it. */
function onVehicle(scene: Scene, blast: Blast, figure: Figure, { direct }: Struck): number {
  const table = scene.table(apcAttack)
  if (blast.kind === 'support') return numberIn(scene.table(fireSupportEffect), 'open', 'counters')
  if (blast.kind === 'speculative') return numberIn(table, 'smallArms', 'counters')
  if (blast.kind === 'mortar' && direct && blast.grenade === 'fragmentation')
    return shotAtVehicle(scene, 'mortar', figure, blast.id)
  return figure.counters > 0 ? 0 : numberIn(table, 'fragmentation', 'counters')
}

/** An RPG, or a mortar round that lands on it. @returns the counters that it brings. */
export function shotAtVehicle(scene: Scene, weapon: 'rpg' | 'mortar', figure: Figure, subject: number): number {
  const table = scene.table(apcAttack)
  const hitsFrom = numberIn(table, weapon, 'hitsFrom')
  const named = { title: apcAttack.title, page: onePage }
  const thrown = scene.dice({
    key: apcAttack.id,
    subject,
    count: 1,
    why: `${apcAttack.title}: ${figure.name}`,
    readings: [readChance(named, { from: hitsFrom, to: 6 }, { yes: rowOf(table, weapon).text, no: 'Missed' })],
  })
  const hit = thrown.face >= hitsFrom
  scene.tellDice(thrown, `${figure.name} is ${hit ? 'hit' : 'missed'}.`, {
    about: aboutFigure(figure),
    table: apcAttack.id,
  })
  return hit ? numberIn(table, weapon, 'counters') : 0
}
