/** The six armies whose organisation is printed (p. 6-7). */
export type NationId = 'usa' | 'uk' | 'canada' | 'israel' | 'formerSoviet' | 'arab'

/** What a figure does in its part. */
export type Role =
  | 'officer'
  | 'nco'
  | 'rto'
  | 'leader'
  | 'teamLeader'
  | 'rifleman'
  | 'gunner'
  | 'grenadier'
  | 'sniper'
  | 'crew'
  | 'fighter'
  | 'civilian'

/** Figures of a part that are alike. */
export interface Figures {
  readonly role: Role
  readonly count: number
  /** Null where the text names none. */
  readonly weapon: string | null
  /** The leader of the part. */
  readonly leads?: true
  /** Which team of the part they are in, where it is made of teams. */
  readonly team?: string
  /** They carry what was chosen for the part: `weapon` is the first of its options. */
  readonly chosen?: true
}

/** What a part can carry one way or another. */
export interface Option {
  readonly id: string
  readonly weapon: string
  /** When it is usual; left out where either is. */
  readonly when?: string
}

type PartKind = 'squad' | 'headquarters' | 'section' | 'team' | 'vehicles' | 'gun' | 'cell' | 'weapon' | 'mob'

/** What is put on a roster as one: a squad, a headquarters, a team, a troop of vehicles, a cell, a mob. */
export interface Part {
  /** Known by it within its nation, or within the insurgents. */
  readonly id: string
  readonly kind: PartKind
  /** "Section", "M240 team". */
  readonly title: string
  readonly figures: readonly Figures[]
  /** Vehicles of a troop or platoon; models, not figures. */
  readonly vehicles?: number
  /** Carried as rounds by the figures, not by one of them. */
  readonly rounds?: string
  readonly options?: readonly Option[]
  /** Set where the text does not print how many figures it has: another number is as good. */
  readonly sizeUnsaid?: true
}

/** So many of a part. */
export interface Parts {
  readonly part: Part
  readonly count: number
}

/** A type of platoon: its headquarters and support; the squads are said for all (`squadsInPlatoon`). */
export interface Platoon {
  readonly id: string
  /** "Light infantry". */
  readonly title: string
  readonly parts: readonly Parts[]
}

/** An army: what its squads, platoons and companies are made of. */
export interface Nation {
  readonly id: NationId
  readonly title: string
  readonly squad: Part
  readonly platoons: readonly Platoon[]
  /** What a company has besides its platoons; empty where the text says nothing of it. */
  readonly company: readonly Parts[]
  readonly armor: Part
  /** Forces outside the platoons: Delta Force, Special Forces. */
  readonly special: readonly Platoon[]
}

/** One figure as it stands on a roster. */
export interface Figure {
  readonly role: Role
  readonly weapon: string | null
  readonly leads: boolean
  readonly team: string | null
}

/** @returns the figures of a part one by one, with the weapon that was chosen for it; the first option where none was. */
export function figuresOf({ figures, options = [] }: Part, optionId: string | null = null): readonly Figure[] {
  const weaponChosen = options.find(({ id }) => id === optionId)?.weapon
  return figures.flatMap(({ role, count, weapon, leads = false, team = null, chosen }) =>
    Array.from({ length: count }, () => ({
      role,
      weapon: chosen === undefined ? weapon : (weaponChosen ?? weapon),
      leads,
      team,
    })),
  )
}

/** @returns how many figures a part has. */
export const sizeOf = ({ figures }: Part): number => figures.reduce((sum, { count }) => sum + count, 0)

/** @returns the parts of a nation that can be put on a roster, each once, in the order of the table. */
export const partsOf = ({ squad, platoons, company, armor, special }: Nation): readonly Part[] => [
  ...new Map(
    [
      squad,
      ...[...platoons, ...special].flatMap(({ parts }) => parts.map(({ part }) => part)),
      ...company.map(({ part }) => part),
      armor,
      gun,
      vehicle,
      boat,
    ].map((part) => [part.id, part]),
  ).values(),
]

/** How the pieces of any army are put together (p. 6). */
export const squadsInPlatoon = 3
export const platoonsInCompany = 3

/** A carrier, a truck or a boat is a unit of its own: it has a card, and carries others (p. 15-16). */
const alone = (id: string, title: string): Part => ({ id, kind: 'vehicles', title, figures: [], vehicles: 1 })
export const vehicle = alone('vehicle', 'Single vehicle')
export const boat = alone('boat', 'Boat')

/** Artillery is off the board, but for single guns (p. 6). */
export const gun: Part = {
  id: 'gun',
  kind: 'gun',
  title: 'Single gun',
  figures: [{ role: 'crew', count: 4, weapon: 'gun' }],
}
