import { modifier, type Beyond } from './beyond.ts'

/** Lists that are read by the eye: no step asks them anything. */
const forTheEye: Readonly<Record<string, string>> = {
  'dice.methods': 'How dice are read; the dice rule of every table plays it.',
  'dice.half-d6': 'How a half die is read; every half die plays it.',
  'dice.corner-marks': 'Marks of the printed tables.',
  'base-stripe.rep': 'How figures are painted; tokens are printed by it.',
  'base-stripe.squad': 'How figures are painted; tokens are printed by it.',
  reputation: 'What the levels of REP stand for, in words.',
  'roster.weapons-block': 'The form of the roster sheet.',
  'roster.sections': 'The form of the roster sheet.',
  'roster.columns': 'The form of the roster sheet.',
  'army.index': 'A table of contents; the lists themselves are met.',
}

const freeWorld = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968'] as const

const communistAttachments = {
  nva: ['attachment.fo', 'attachment.foRto', 'attachment.medic', 'attachment.politicalOfficer', 'attachment.lvcGuide'],
  mfvc: [
    'attachment.fo',
    'attachment.foRto',
    'attachment.medic',
    'attachment.lmg',
    'attachment.lmg2',
    'attachment.politicalOfficer',
  ],
  lvc: ['attachment.medic', 'attachment.lmg', 'attachment.cadre'],
} as const

const armies: readonly Beyond[] = [
  ...[...freeWorld, ...Object.keys(communistAttachments)].map((list): Beyond => ({
    table: `army.${list}`,
    rows: ['sum'],
    kind: 'printed',
    reason: 'A sum of the rows above, to check them by.',
  })),
  ...Object.entries(communistAttachments).map(([list, rows]): Beyond => ({
    table: `army.${list}`,
    rows,
    kind: 'never',
    reason: "Attachments are rolled for the player's squad alone (p. 8); the enemy's men come by his charts.",
  })),
  {
    table: 'army.date-changes',
    rows: ['cidgM16'],
    kind: 'never',
    reason: 'January 1969: the calendar of a campaign ends with December 1968.',
  },
  {
    table: 'campaign.corps-choice',
    rows: ['riverine'],
    kind: 'never',
    reason: 'No army list of the book is a Riverine Task Force.',
  },
]

const weapons: readonly Beyond[] = [
  {
    table: 'weapons.generic-names',
    rows: ['RPG'],
    kind: 'elsewhere',
    reason: 'The army list of the enemy says which.',
    evidence: [{ row: ['weapons.cf.anti-tank', 'rpg-2'] }, { row: ['weapons.cf.anti-tank', 'rpg-7'] }],
  },
  {
    table: 'outgunned',
    rows: 'all',
    kind: 'printed',
    reason: 'Which kinds of weapons rank so, in words: the ranking itself stands with each weapon, as its OR.',
    evidence: [modifier('reaction.received-fire', 'oldHand'), { row: ['in-sight.resolution', 'outgunned'] }],
  },
  {
    table: 'combat-damage',
    modifiers: ['throughBuilding'],
    kind: 'elsewhere',
    reason: 'The wall takes its DV off the Impact before the roll.',
    evidence: [{ said: / at .*: through\.$/ }],
  },
  {
    table: 'tunnel-survival',
    modifiers: ['silencedPistolAtEnemy'],
    kind: 'never',
    reason: 'No list issues a silenced pistol.',
  },
]

/** What a Support Level does not touch. */
const untouched = (level: number): readonly string[] =>
  level === 1 ? [] : level > 4 ? ['allSupport', 'reinforcements'] : ['mortars', 'medevac']

const supportLevels: readonly Beyond[] = [1, 2, 3, 4, 5, 6].flatMap((level): Beyond[] => [
  {
    table: `support-level.${level}`,
    rows: ['onDemandSupport', 'reinforcements'],
    kind: 'printed',
    reason: 'What may be asked for, in words.',
  },
  ...(untouched(level).length === 0
    ? []
    : [
        {
          table: `support-level.${level}`,
          modifiers: untouched(level),
          kind: 'never' as const,
          reason: 'Nothing is added: no number that could be another.',
        },
      ]),
])

const missions: readonly Beyond[] = [
  {
    table: 'mission.enemy-activity-level',
    modifiers: ['cakeWalk'],
    kind: 'elsewhere',
    reason: 'It is a limit, not a number that is added.',
    evidence: [{ said: /^A cake walk: Enemy Activity Level/ }],
  },
  {
    table: 'mission.ambush-side',
    modifiers: ['eal'],
    kind: 'elsewhere',
    reason: 'The dice rule of the table adds it.',
    evidence: [{ row: ['mission.ambush-side', 1] }],
  },
  {
    table: 'mission.one-pc',
    modifiers: ['lastPef'],
    kind: 'elsewhere',
    reason: 'No die is thrown: the last PEF is the PC.',
    evidence: [{ said: /it is the last/ }],
  },
  {
    table: 'after.medal',
    modifiers: ['noMedals'],
    kind: 'elsewhere',
    reason: 'No die is thrown.',
    evidence: [{ said: /^No medals after this mission/ }],
  },
  {
    table: 'after.short-timer',
    modifiers: ['rep'],
    kind: 'elsewhere',
    reason: 'The dice rule of the table adds it.',
    evidence: [{ row: ['after.short-timer', 0] }],
  },
  {
    table: 'after.replacements',
    modifiers: ['noReplacements'],
    kind: 'elsewhere',
    reason: 'No die is thrown.',
    evidence: [{ said: /^No replacements this half-month/ }],
  },
  {
    table: 'terrain.effects',
    rows: ['craters', 'river', 'road'],
    kind: 'printed',
    reason: 'It lies on or under the ground of a sector: seen on the table, printed on its map.',
  },
  {
    table: 'terrain.effects',
    rows: ['orchard', 'abandoned-plantation', 'impassable', 'sand'],
    kind: 'never',
    reason: 'No terrain table brings it; only a table laid out otherwise has it.',
  },
  {
    table: 'terrain.special-effects',
    rows: 'all',
    kind: 'printed',
    reason: 'What an edge of the ground does is seen on the table: screen, table map and quick reference say it.',
  },
]

const air: readonly Beyond[] = [
  {
    table: 'artillery.illumination',
    modifiers: ['breeze', 'strongWind', 'noWind'],
    kind: 'elsewhere',
    reason: 'The drift stands with the rows; what wind there is shows on the table.',
    evidence: [{ row: ['artillery.illumination', 'artillery'] }],
  },
  {
    table: 'air.anti-aircraft-check',
    rows: [3, 5],
    kind: 'never',
    reason: 'The row of a vehicle: vehicles are no figures of a tracked battle.',
  },
  {
    table: 'air.munitions',
    rows: ['bombWp'],
    kind: 'never',
    reason: 'No aircraft of the lists carries a white phosphorus bomb.',
  },
  {
    table: 'air.munitions',
    rows: ['guns'],
    kind: 'elsewhere',
    reason: 'Guns fire along the strip; nothing lands.',
    evidence: [{ row: ['air.guns', 'hmg'] }],
  },
]

/** All but the Attributes. */
export const ofTables: readonly Beyond[] = [
  ...Object.entries(forTheEye).map(([table, reason]): Beyond => ({ table, rows: 'all', kind: 'printed', reason })),
  ...armies,
  ...weapons,
  ...supportLevels,
  ...missions,
  ...air,
]
