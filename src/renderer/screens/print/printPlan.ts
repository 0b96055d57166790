import type { PrintLook, PrintSetup, SheetChoices, SheetOffer, SheetWish } from '../../../contract/sheets.ts'

/** What one sheet is to show, apart from what is the same for all of them. */
export type OwnChoices = Pick<SheetWish, 'men' | 'tables' | 'picture' | 'holder' | 'backs' | 'count'>

/** Their names. */
export const ownChoices = [
  'men',
  'tables',
  'picture',
  'holder',
  'backs',
  'count',
] as const satisfies readonly (keyof OwnChoices)[]

/** How sheets come out, but for the paper, which the program keeps. */
export type Look = Omit<PrintLook, 'paper'>

/** What the player has ticked, and how it is to come out. */
export interface PrintPlan extends Look {
  /** Ids of the sheets that are ticked. */
  readonly ticked: readonly string[]
  /** By id of the sheet; kept for those that are not ticked just now. */
  readonly own: Readonly<Record<string, OwnChoices>>
  /** Of all sheets that take it; null for the mission of now, or the last one. */
  readonly mission: number | null
  /** The tour as of the end of this turn, counted from 1; null for now. */
  readonly turn: number | null
  readonly together: boolean
}

/** @returns how a plan comes out. */
export const lookOf = ({ accent, fold, ink, large, bothSides }: PrintPlan): Look => ({
  ...{ accent, fold, ink, large, bothSides },
})

/** @returns the sheets that are ticked and can be printed, in the order of the page, with all that they are to show. */
export const wishesOf = (plan: PrintPlan, offers: readonly SheetOffer[]): SheetWish[] =>
  offers
    .filter(({ sheet, lacking }) => lacking === null && plan.ticked.includes(sheet))
    .map((offer) => ({ ...wishOf(plan, offer), ...dayOf(plan, offer) }))

/** @returns false for a sheet that lacks something, or needs a choice that has not been made. */
export const canBePrinted = (plan: PrintPlan, offer: SheetOffer): boolean =>
  offer.lacking === null && (offer.needs === undefined || offer.needs in wishOf(plan, offer))

function wishOf({ own }: PrintPlan, { sheet, takes }: SheetOffer): SheetWish {
  const told = own[sheet] ?? {}
  const taken = ownChoices.filter((choice) => told[choice] !== undefined && takes.includes(choice))
  return { sheet, ...Object.fromEntries(taken.map((choice) => [choice, told[choice]])) }
}

const dayOf = (plan: PrintPlan, { takes }: SheetOffer): Pick<SheetChoices, 'mission' | 'turn'> => ({
  ...(plan.mission !== null && takes.includes('mission') ? { mission: plan.mission } : {}),
  ...(plan.turn !== null && takes.includes('turn') ? { turn: plan.turn } : {}),
})

/** @returns in words what of ink, size and sides is not as ever: "save ink, on both sides". */
export const finerWords = ({ ink, large, bothSides }: Look): string => {
  const words = [
    ...(ink === 'saver' ? ['save ink'] : ink === 'mono' ? ['black, no greys'] : []),
    ...(large ? ['large print'] : []),
    ...(bothSides ? ['on both sides'] : []),
  ]
  return words.length === 0 ? 'as ever' : words.join(', ')
}

/** @returns what is kept of a plan under a name; null while nothing is ticked. Sheets that lack something today are kept too. */
export function setupOf(plan: PrintPlan, offers: readonly SheetOffer[], paper: PrintSetup['paper']): PrintSetup | null {
  const sheets = offers
    .filter(({ sheet }) => plan.ticked.includes(sheet))
    .map((offer) => wishOf(forNobody(plan), offer))
  const { accent, together } = plan
  return sheets.length === 0 ? null : { sheets, paper, accent, together, ...unusual(plan) }
}

/** Only what is not as ever is kept. */
const unusual = ({ fold, ink, large, bothSides }: Look): Pick<PrintSetup, 'fold' | 'ink' | 'large' | 'bothSides'> => ({
  ...(fold === 'none' ? {} : { fold }),
  ...(ink === 'usual' ? {} : { ink }),
  ...(large ? { large } : {}),
  ...(bothSides ? { bothSides } : {}),
})

/** @returns the plan without for whose eyes its sheets are: that is never kept. */
export const forNobody = (plan: PrintPlan): PrintPlan => ({
  ...plan,
  own: Object.fromEntries(Object.entries(plan.own).map(([sheet, own]) => [sheet, { ...own, holder: undefined }])),
})

/** @returns the plan of a set-up, for the tour as it stands. */
export const planOf = ({ sheets, accent, together, ...look }: PrintSetup): PrintPlan => ({
  ...emptyPlan,
  ...{ accent, together },
  ...{ fold: look.fold ?? 'none', ink: look.ink ?? 'usual' },
  ...{ large: look.large ?? false, bothSides: look.bothSides ?? false },
  ticked: sheets.map(({ sheet }) => sheet),
  own: Object.fromEntries(sheets.map(({ sheet, ...own }) => [sheet, own])),
})

/** @returns whether two set-ups print the same. */
export const isSameSetup = (one: PrintSetup | null, other: PrintSetup): boolean =>
  one !== null && inOrder(one) === inOrder(other)

/** Written the same whichever way it came to be. */
const inOrder = ({ sheets, paper, ...setup }: PrintSetup): string =>
  JSON.stringify([
    sheets
      .map(({ sheet, men, tables, picture, backs, count }) => [sheet, men, tables, picture, backs, count])
      .sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
    paper,
    setup.together,
    lookOf(planOf({ sheets, paper, ...setup })),
  ])

/** Nothing is ticked. */
export const emptyPlan: PrintPlan = {
  ...{ ticked: [], own: {}, mission: null, turn: null },
  ...{ accent: null, together: true, fold: 'none', ink: 'usual', large: false, bothSides: false },
}

/** @returns the plan that a campaign begins with. */
export const firstPlan = (offers: readonly SheetOffer[]): PrintPlan => {
  const ready = offers.filter(({ usual, lacking }) => lacking === null && usual)
  const ticked = (ready.length === 0 ? offers.slice(0, 1) : ready).map(({ sheet }) => sheet)
  return { ...emptyPlan, ticked }
}

/** @returns whether anything that is ticked has pages to be folded. */
export const canFold = ({ ticked }: PrintPlan, offers: readonly SheetOffer[]): boolean =>
  offers.some(({ sheet, folds }) => folds === true && ticked.includes(sheet))
