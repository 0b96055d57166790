import { mob } from '../../rules/organisation/irregulars.ts'
import { nations } from '../../rules/organisation/nations.ts'
import {
  figuresOf,
  squadsInPlatoon,
  type Figure,
  type Nation,
  type Part,
  type Parts,
  type Platoon,
} from '../../rules/organisation/shape.ts'
import { labelOf } from '../../rules/organisation/words.ts'
import { groupParts } from '../../rules/roster/parts.ts'
import type { Force } from '../../rules/state.ts'
import { noteOfPart, type RosterFigure, type RosterModel, type RosterUnit } from './rosterModel.ts'

/** Rosters with open places for names, made of the organisation of the book. */

interface Block {
  readonly title: string
  readonly note: string
  readonly parts: readonly Parts[]
}

/** A platoon with its squads; types that are made up alike stand once. */
function platoonBlocks({ platoons, squad }: Nation): Block[] {
  const alike = new Map<string, Platoon[]>()
  for (const platoon of platoons) {
    const key = JSON.stringify(platoon.parts)
    alike.set(key, [...(alike.get(key) ?? []), platoon])
  }
  return [...alike.values()].map((of) => {
    const [headquarters, ...support] = of[0]!.parts
    return {
      title: alike.size === 1 ? 'Platoon' : `${of.map(({ title }) => title).join(', ')} platoon`,
      note: '',
      parts: [headquarters!, { part: squad, count: squadsInPlatoon }, ...support],
    }
  })
}

const armyParts = (nation: Nation): readonly Block[] => [
  ...platoonBlocks(nation),
  {
    title: 'Company and armor',
    note: 'three platoons a company',
    parts: [...nation.company, { part: nation.armor, count: 1 }],
  },
  // Detachments are made up alike: one stands for all.
  ...nation.special.slice(0, 1).map(({ parts }) => ({
    title: nation.special.map(({ title }) => title).join(', '),
    note: '',
    parts,
  })),
]

/** Cells that a blank group has: as many as bring an HMG and a recoilless rifle. */
const cellsOfGroup = 4

const insurgents: readonly Block[] = [
  {
    title: 'Group',
    note: 'an HMG and a recoilless rifle for every four cells; an LSAM for four HMGs, one at least',
    parts: groupParts(cellsOfGroup),
  },
]

/** Places that a blank mob has. */
const mobPlaces = 28

const civilians: readonly Block[] = [
  {
    title: 'Mobs',
    note: 'no organisation, always in mass; friendly to whom; a few old rifles in some situations',
    parts: [{ part: { ...mob, figures: [{ role: 'civilian', count: mobPlaces, weapon: null }] }, count: 5 }],
  },
]

/** A roster that can be printed blank. */
interface BlankRoster {
  readonly id: string
  readonly title: string
  readonly model: RosterModel
}

const blankUnit = (part: Part, name: string): RosterUnit => ({
  name,
  leader: null,
  led: part.figures.some(({ leads }) => leads),
  figures: [
    ...figuresOf(part).map(placeOf),
    ...Array.from({ length: part.vehicles ?? 0 }, (_, i) => ({
      kind: 'vehicle' as const,
      label: String(i + 1),
      leads: false,
      out: false,
      open: false,
    })),
  ],
  note: noteOfPart(part, false),
})

const placeOf = (figure: Figure): RosterFigure => ({
  kind: 'man',
  label: figure.role === 'civilian' ? '' : labelOf(figure),
  leads: figure.leads,
  out: false,
  open: false,
})

function blankOf(id: string, title: string, force: Force, blocks: readonly Block[]): BlankRoster {
  const groups = blocks.map((block) => ({
    title: block.title,
    note: block.note,
    units: block.parts.flatMap(({ part, count }) =>
      Array.from({ length: count }, (_, i) => blankUnit(part, count === 1 ? part.title : `${part.title} ${i + 1}`)),
    ),
  }))
  return {
    id,
    title,
    model: {
      title: `Roster: ${title}`,
      whose: '',
      when: '',
      asOf: '',
      asked: ['Player', 'Force, date'],
      force,
      groups,
    },
  }
}

/** Rosters that can be printed blank. */
export const blankRosters: readonly { readonly id: string; readonly title: string; readonly model: RosterModel }[] = [
  ...nations.map((nation) => blankOf(nation.id, nation.title, 'army', armyParts(nation))),
  blankOf('insurgents', 'Insurgents', 'insurgents', insurgents),
  blankOf('civilians', 'Civilians', 'civilians', civilians),
]
