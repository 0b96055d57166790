import * as z from 'zod'
import { houseSteps } from '../../../contract/houseSteps.ts'
import { schemasOf } from '../../../contract/form.ts'
import { packHead, takenParts } from '../../../contract/pack.ts'
import { PrintSetup } from '../../../contract/sheets.ts'
import { fngForms } from './forms.ts'
import { manCounts, manTicks, reportCounts, reportTicks } from './report.ts'

const area = z.enum(['dmz', 'coastal', 'interior', 'highlands', 'free-fire-zone', 'swamp'])
const corps = z.enum(['i', 'ii', 'iii', 'iv'])
const list = z.enum(['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968'])
const post = z.enum([
  'platoonLeader',
  'platoonSergeant',
  'squadLeader',
  'jrNco',
  'lmgGunner',
  'lmgAssistant',
  'grenadier',
  'autoRifleman',
  'smgGunner',
  'rifleman',
  'rto',
  'runner',
  'medic',
  'translator',
  'lldbLieutenant',
  'forwardObserver',
  'foRto',
  'advisor',
  'advisorRto',
  'politicalOfficer',
  'guide',
])
const support = z.enum(['artillery', 'tacticalAir', 'helicopters', 'reinforcements'])
const id = z.int().positive()
const count = z.int().min(0).max(999)
const halfMonth = z.int().min(0).max(47)
const name = z.string().trim().max(60)
const squad = z.int().min(0).max(4)
const rep = z.int().min(1).max(7)
const attributesFor = z.enum(['starSquad', 'everyone', 'nobody']).default('starSquad')
const nothing = z.strictObject({})
const figure = z.int().min(-999).max(999)
const counted = count.default(0)
/** A number of each name, 0 where it is missing; a tick of each name, with what it means where it is missing. */
const countsOf = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, counted])) as Readonly<Record<K, typeof counted>>
const ticksOf = <K extends string>(presets: Readonly<Record<K, boolean>>) =>
  Object.fromEntries(
    Object.entries<boolean>(presets).map(([name, preset]) => [name, z.boolean().default(preset)]),
  ) as Readonly<Record<K, z.ZodDefault<z.ZodBoolean>>>
/** Why something was put right by hand. */
const reason = z.string().trim().min(1).max(200)
const storyPlace = {
  soldierId: id.nullable().default(null),
  missionId: id.nullable().default(null),
  halfMonth: halfMonth.nullable().default(null),
}

/** What a table alone is rolled with; which numbers and circumstances it knows is for the rules to check. */
export const aloneRoll = {
  table: z.string().min(1).max(80),
  soldierId: id.nullable().default(null),
  numbers: z.record(z.string().max(60), figure).default({}),
  when: z.record(z.string().max(60), z.union([z.boolean(), z.int().min(-20).max(20)])).default({}),
}

const battleScalar = z.union([z.string().max(500), z.number().int().min(-99999).max(9e12), z.boolean(), z.null()])
const battleValue = z.union([battleScalar, z.array(id).max(200)])
const battleLine = z.record(z.string().max(40), battleValue)
/** What a line of a small table holds; a line of In Sight holds one of its own, of who is in a blast circle. */
export const battleLineValue = z.union([battleValue, z.array(battleLine).max(60)])
/** A line of a small table. */
export const battleRow = z.record(z.string().max(40), battleLineValue)
/** A filled form of an action of a battle, by field name. */
export const battleValues = z.record(z.string().max(40), z.union([battleValue, z.array(battleRow).max(60)]))

/**
 * Input schemas of the steps of FNG: 2nd Tour, by step name; those of plain fields are made of these. What each means
 * stands at the types in `rules/inputs.ts`.
 */
export const fngSteps = {
  ...schemasOf(fngForms),
  muster: z.strictObject({
    unit: name.min(1),
    list,
    corps,
    startHalfMonth: halfMonth,
    squads: z.union([z.literal(3), z.literal(4)]).default(3),
    star: z.strictObject({
      firstName: name.default(''),
      lastName: name.default(''),
      squad: squad.default(1),
      post: post.default('squadLeader'),
      attributes: z.array(z.string().max(40)).max(2),
      rep: rep.optional(),
      tour: z.enum(['full', 'rolled']).optional(),
    }),
    attributesFor,
    names: z
      .strictObject({ first: z.array(name.min(1)).max(2000), last: z.array(name.min(1)).max(2000) })
      .default({ first: [], last: [] }),
    flakJackets: z.boolean().default(false),
    weapons: z.partialRecord(post, z.string().max(40)).default({}),
  }),
  takeOver: z.strictObject({
    unit: name.min(1),
    list,
    corps,
    startHalfMonth: halfMonth,
    halfMonth,
    attributesFor,
    extraContactDie: z.boolean().default(false),
    lastArea: area.nullable().default(null),
    men: z
      .array(
        z.strictObject({
          firstName: name.default(''),
          lastName: name.min(1),
          squad,
          post,
          rep,
          attributes: z.array(z.string().max(40)).max(36).default([]),
          weapon: z.string().max(40),
          derosHalfMonths: z.int().min(1).max(26),
          shortTimer: z.boolean().default(false),
          star: z.boolean().default(false),
          away: z
            .strictObject({ status: z.enum(['hospital', 'rAndR']), missions: z.int().min(1).max(9) })
            .nullable()
            .default(null),
        }),
      )
      .min(1)
      .max(120),
    openSlots: z
      .array(z.strictObject({ squad, post, weapon: z.string().max(40) }))
      .max(80)
      .default([]),
    history: z.string().max(20000).default(''),
  }),
  moveUnit: z.strictObject({ corps }),
  correctSoldier: z.strictObject({
    soldierId: id,
    reason,
    changes: z.strictObject({
      firstName: name.optional(),
      lastName: name.min(1).optional(),
      rank: z.string().trim().min(1).max(12).optional(),
      grade: z.enum(['officer', 'nco', 'jrNco', 'enlisted']).optional(),
      // What a man may have is for the step to say, in words for the player.
      rep: figure.optional(),
      bestRep: figure.optional(),
      derosHalfMonths: figure.optional(),
      shortTimer: z.boolean().optional(),
      status: z
        .enum(['present', 'hospital', 'rAndR', 'dead', 'missing', 'sentHome', 'wentHome', 'relieved'])
        .optional(),
      awayMissions: figure.optional(),
      attributes: z.array(z.string().max(40)).max(36).optional(),
      billetId: id.optional(),
    }),
  }),
  correctBillet: z.strictObject({
    billetId: id,
    reason,
    changes: z.strictObject({
      post: post.optional(),
      weapon: z.string().max(40).optional(),
      sidearm: z.string().max(40).nullable().optional(),
    }),
  }),
  testForContact: nothing,
  rollArea: z.strictObject({ area: area.nullable().default(null) }),
  rollPoliticalStatus: nothing,
  rollSupportLevel: nothing,
  rollEnemyActivity: nothing,
  rollDayPart: nothing,
  rollWeather: nothing,
  rollMissionType: nothing,
  rollTerrain: nothing,
  rollBuildings: nothing,
  rollMissionDetails: nothing,
  placeMarkers: nothing,
  chooseParty: z.strictObject({
    squads: z.array(squad).min(1).max(5),
    stayBehind: z.array(id).max(80).default([]),
  }),
  report: z.strictObject({
    contacted: z.boolean(),
    men: z
      .array(
        z.strictObject({
          soldierId: id,
          fate: z.enum(['fine', 'retired', 'outOfTheFight', 'obviouslyDead', 'missing', 'captured']).default('fine'),
          evacuation: z.enum(['none', 'foot', 'medevac']).default('none'),
          ...countsOf(manCounts),
          ...ticksOf(manTicks),
          deed: z
            .enum([
              'broughtInWounded',
              'twoInMelee',
              'fourSingleHanded',
              'capturedUnwounded',
              'destroyedBunker',
              'other',
            ])
            .nullable()
            .default(null),
          deedWords: z.string().trim().max(120).nullable().default(null),
        }),
      )
      .max(120)
      .default([]),
    ...countsOf(reportCounts),
    ...ticksOf(reportTicks),
    task: z.enum(['completed', 'failed', 'neither']).default('neither'),
    onDemand: z.array(support).max(4).default([]),
    readyUnused: z.array(support).max(4).default([]),
    otherPoints: z
      .array(z.strictObject({ points: z.int().min(-99).max(99), reason: z.string().trim().min(1).max(200) }))
      .max(40)
      .default([]),
    notes: z.string().max(20000).default(''),
  }),
  recover: nothing,
  countPoints: nothing,
  judgeMission: nothing,
  awardMedals: nothing,
  improveRep: nothing,
  decreaseRep: nothing,
  passTime: nothing,
  checkShortTimers: nothing,
  sendHome: nothing,
  bringReplacements: nothing,
  fillPosts: nothing,
  returnAbsent: nothing,
  endTurn: nothing,
  nextStar: z.strictObject({ soldierId: id, attributes: z.array(z.string().max(40)).max(2).default([]) }),
  endCampaign: nothing,
  seatPlayer: z.strictObject({
    player: id.nullable().default(null),
    name: name.min(1),
    soldierId: id,
    attributes: z.array(z.string().max(40)).max(2).default([]),
  }),
  writeSecret: z.strictObject({ player: id, secret: id.nullable().default(null), text: z.string().max(5000) }),
  openSecret: z.strictObject({ secret: id }),
  keepPrintSetup: z.strictObject({
    setup: id.nullable().default(null),
    name: name.min(1),
    content: PrintSetup,
  }),
  placePicture: z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    ...storyPlace,
    portrait: z.boolean().default(false),
    caption: z.string().trim().max(300).default(''),
  }),
  ...houseSteps,
  takePack: z.strictObject({
    title: packHead.title,
    ...takenParts,
  }),
  rollTable: z.strictObject({ ...aloneRoll, words: z.string().trim().max(200).default('') }),
  beginBattle: nothing,
  // What an action takes is data of the rules (`fng.battleForm` says it), and they check it field by field.
  act: z.strictObject({ action: z.string().max(40), values: battleValues }),
}
