import * as z from 'zod'

const id = z.int().positive()
const name = z.string().trim().min(1).max(60)
/** Points on the table, and other words of the players. */
const words = z.string().trim().max(200)
const inches = z.number().min(0).max(999)
const counters = z.int().min(0).max(99)
const phases = z.int().min(1).max(3)
const weapon = z.string().min(1).max(20)
const nothing = z.strictObject({})
const grenade = z.enum(['fragmentation', 'phosphorus', 'third'])

/** Values of the player's copy as a file keeps them, by table, row and figure: the rules check every one of them. */
const values = z.record(
  z.string().max(40),
  z.record(z.string().max(60), z.record(z.string().max(20), z.union([z.string().max(60), z.number()]))),
)

const man = z.strictObject({ name, weapon })
const deployed = { hidden: z.boolean(), place: words, radio: z.boolean() }
const oneFigure = z.strictObject({ figure: id })
const meeting = z.strictObject({ figure: id, other: id, inches })

/** The input of each step, by the name of the step. */
export const skirmishSteps = {
  beginCampaign: z.strictObject({
    title: name,
    players: z.array(z.strictObject({ name, force: z.string().trim().max(60) })).length(2),
  }),
  addSquad: z.strictObject({ side: id, name, men: z.array(man).max(30) }),
  addMen: z.strictObject({ squad: id, men: z.array(man).min(1).max(30) }),
  nameSquad: z.strictObject({ squad: id, name }),
  moveMan: z.strictObject({ man: id, squad: id }),
  correctMan: z.strictObject({ man: id, name, weapon, status: z.enum(['fit', 'out']), note: words }),
  fillIn: z.strictObject({
    tableId: z.string().max(40),
    rowKey: z.string().max(20),
    figure: z.string().max(20),
    value: z.string().trim().min(1).max(40).nullable(),
  }),
  takeValues: z.strictObject({ values }),
  beginGame: z.strictObject({
    scenario: words,
    hiddenRules: z.enum(['noise', 'alternate']),
    acrossTurns: z.boolean().default(true),
    openNumbers: z.boolean().default(false),
    smokeSpreadInches: z.int().min(0).max(48).default(12),
    first: id,
    sides: z
      .array(
        z.strictObject({
          side: id,
          shotsPerTurn: z.int().min(0).max(20).default(5),
          supportTurns: z.int().min(0).max(99).default(0),
        }),
      )
      .length(2),
  }),
  deploy: z.strictObject({
    side: id,
    men: z.array(z.strictObject({ man: id, ...deployed })).max(60),
    others: z.array(z.strictObject({ name, weapon, ...deployed })).max(60),
    vehicles: z.array(z.strictObject({ name, weapon: weapon.nullable() })).max(20),
    mortars: z.array(z.strictObject({ name, setUp: z.boolean() })).max(10),
  }),
  layMines: z.strictObject({ side: id, places: z.array(words).min(1).max(40) }),
  startTurn: nothing,
  callShot: z.strictObject({ target: words, bySmoke: z.boolean().default(false) }),
  smokeRound: z.strictObject({ target: words, landed: words.nullable().default(null) }),
  closeSupport: nothing,
  strike: z.strictObject({
    blast: id,
    figures: z
      .array(z.strictObject({ figure: id, cover: z.boolean().default(false), direct: z.boolean().default(false) }))
      .min(1)
      .max(60),
  }),
  move: z.strictObject({
    figures: z.array(id).min(1).max(60),
    way: z.enum(['ordinary', 'tactical']),
    phases: phases.default(1),
  }),
  listen: z.strictObject({
    figure: id,
    friendFired: z.boolean().default(false),
    noises: z.array(z.strictObject({ figures: z.array(id).min(1).max(60), inches })).max(20),
  }),
  meet: meeting,
  spot: meeting,
  fire: z.strictObject({
    figure: id,
    phases: phases.default(1),
    inArc: z
      .array(z.strictObject({ figure: id, cover: z.boolean().default(false) }))
      .min(1)
      .max(60),
  }),
  speculativeFire: z.strictObject({ figure: id, way: z.enum(['fire', 'throw', 'launch']), at: words }),
  grenade: z.strictObject({ figure: id, way: z.enum(['throw', 'launch']), grenade, target: words, inches }),
  fireMortar: z.strictObject({
    mortar: id,
    grenade,
    target: words,
    shiftInches: inches.default(0),
    inSight: z.boolean(),
  }),
  moveMortar: z.strictObject({ mortar: id }),
  placeClaymore: z.strictObject({ figure: id, place: words }),
  fireClaymore: z.strictObject({
    figure: id,
    claymore: id,
    inches,
    inArc: z.array(z.strictObject({ figure: id, inches })).max(60),
  }),
  setOffMine: z.strictObject({ figure: id, mine: id }),
  runOver: z.strictObject({ vehicle: id, figure: id }),
  takeRadio: oneFigure,
  byHand: z.strictObject({ figure: id, counters, out: z.boolean(), words: words.default('') }),
  endTurn: z.strictObject({ keep: z.array(id).max(100).default([]) }),
  endGame: z.strictObject({ winner: id.nullable(), words: words.default('') }),
} as const
