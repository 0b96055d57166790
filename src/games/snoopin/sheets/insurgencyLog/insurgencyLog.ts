import { notNow } from '../../../../main/engine/mustBe.ts'
import { isOutdone } from '../../rules/abilities.ts'
import { insurgencyForce, insurgencyOf } from '../../rules/insurgency.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import type { Force, SnoopinState } from '../../rules/state.ts'
import { insurgency, insurgencyRanks, insurgencySpecial } from '../../rules/tables/insurgency.ts'
import { logOf, type LogModel } from '../shared/logModel.ts'
import { doesIn, nameIn } from '../shared/words.ts'

/** A line of the log's advancements. */
export interface Advancement {
  readonly type: string
  readonly name: string
  /** Reached rank of its area; null of what has no ranks. */
  readonly rank: number | null
  readonly does: string
}

/** A die that is rolled, and for what. */
export interface KeyLine {
  readonly key: string
  readonly text: string
}

export interface InsurgencyLogModel extends LogModel {
  readonly advancements: readonly Advancement[]
  readonly building: readonly KeyLine[]
  readonly atStart: readonly KeyLine[]
  readonly sealed: boolean
}

const what = { title: 'Insurgency Log', turnField: 'Turn' } as const

/**
 * @param holder the side for whose player it is; null for all: then ranks that are sealed are left out.
 * @throws RuleError `not-now` where that side runs no insurgency.
 */
export function insurgencyLog(state: SnoopinState, name: string, holder: number | null): InsurgencyLogModel {
  const force = insurgencyForce(state)
  if (!force || (holder !== null && force.sideId !== holder)) notNow('That side runs no insurgency.')
  const sealed = holder === null && ranksAreSealed(state)
  return {
    ...logOf(state, name, { ...what, force }),
    ...{ building, sealed, advancements: sealed ? [] : advancementsOf(state, force) },
    atStart: sealed ? [] : atStartOf(state, force),
  }
}

/** @returns the log with nothing on it. */
export const blankInsurgencyLog = (state: SnoopinState): InsurgencyLogModel => ({
  ...logOf(state, '', { ...what, force: null }),
  ...{ advancements: [], building, atStart: [], sealed: false },
})

const building: readonly KeyLine[] = insurgency.rows.map(({ from, to, text }) => ({
  key: from === to ? String(from) : `${from}-${to}`,
  text,
}))

const areas = ['supplies', 'troops', 'tactics', 'leadership'] as const

const typeOf = (area: (typeof areas)[number]): string => insurgency.rows.find(({ outcome }) => outcome === area)!.text

const reached = (state: SnoopinState, force: Force) => {
  const row = insurgencyOf(state, force.id)
  return insurgencyRanks.rows.filter(({ gives }) => gives.rank <= (row?.[gives.area] ?? 0))
}

const held = ({ insurgencySpecials }: SnoopinState, { id }: Force): string[] =>
  insurgencySpecials.filter(({ forceId }) => forceId === id).map(({ key }) => key)

function advancementsOf(state: SnoopinState, force: Force): Advancement[] {
  const row = insurgencyOf(state, force.id)
  const ranks = areas.flatMap((area) =>
    reached(state, force)
      .filter(({ gives }) => gives.area === area)
      .map(({ gives, text }, i): Advancement => ({
        type: i === 0 ? typeOf(area) : '',
        name: gives.name,
        rank: i === 0 ? (row?.[area] ?? 0) : null,
        does: `Rank ${gives.rank}: ${text}`,
      })),
  )
  const disillusioned = row?.disillusioned === true ? insurgency.rows[0].text.split(': ') : null
  return [
    ...ranks,
    ...held(state, force).map((key, i) => ({
      ...{ type: i === 0 ? 'Special' : '', name: nameIn(insurgencySpecial, key), rank: null },
      does: doesIn(insurgencySpecial, key),
    })),
    ...(disillusioned ? [{ type: disillusioned[0]!, name: '', rank: null, does: disillusioned[1]! }] : []),
  ]
}

function atStartOf(state: SnoopinState, force: Force): KeyLine[] {
  const row = insurgencyOf(state, force.id)
  const ranks = reached(state, force).flatMap(({ key, gives, text }) =>
    'startDie' in gives && !isOutdone(key, row?.[gives.area] ?? 0)
      ? [
          {
            key: `D${gives.startDie}`,
            text: `each ${gives.each}: ${text.slice(text.indexOf(`${gives.from} or more`))}`,
          },
        ]
      : [],
  )
  const specials = held(state, force)
  return [
    ...ranks,
    ...(specials.includes('light') ? [{ key: 'TQ', text: 'each Kit Carson Scout, or it is taken off the table' }] : []),
    ...(specials.includes('boobyTraps') ? [{ key: '+1', text: 'to the dice for Booby Trap cards' }] : []),
  ]
}
