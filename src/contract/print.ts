import type { SlipDice, SlipPlace } from './slip.ts'
import type { PrintSetup } from './sheets.ts'

/** How many of a form are printed at a time, at most. */
export const mostCopies = 99

/** A line of text on a page, in points from the upper left corner. */
export interface PageText {
  readonly kind: 'text'
  readonly text: string
  /** Name of the face: `printBold`, `typed`. */
  readonly face: string
  readonly size: number
  readonly x: number
  /** Its baseline. */
  readonly y: number
  /** As wide as on paper; null for a single letter, which is as wide as it is. */
  readonly width: number | null
  readonly fill: string
}

/** A shape: an SVG path, with colours as a browser takes them. */
export interface PagePath {
  readonly kind: 'path'
  readonly d: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly width: number
  readonly dash: string | null
  readonly round: boolean
}

export interface PageBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A picture; without an address it is too large to be looked at before it is printed. */
export interface PagePicture {
  readonly kind: 'picture'
  readonly url: string | null
  readonly box: PageBox
}

/** Marks that end at a shape, an SVG path. */
export interface PageClip {
  readonly kind: 'clip'
  readonly d: string
  readonly marks: readonly PageMark[]
}

/** Marks that lie elsewhere, smaller or turned round: `matrix` is that of SVG. */
export interface PagePlaced {
  readonly kind: 'placed'
  readonly matrix: string
  readonly marks: readonly PageMark[]
}

/** What is drawn on a page, in order. */
export type PageMark = PageText | PagePath | PagePicture | PageClip | PagePlaced

/** Some pages of one sheet as they will come out. */
export interface PreviewView {
  readonly title: string
  /** Size of the paper in points. */
  readonly width: number
  readonly height: number
  /** The smallest letters of the pages shown, as they come out, in points; null where there are none. */
  readonly smallest: number | null
  /** How many pages the sheet has. */
  readonly pages: number
  /** The first page shown, from 1. */
  readonly from: number
  /** Which pages of the sheet lie left and right on each of those shown, from 1; one that lies alone is the right one. */
  readonly spreads: readonly (readonly [left: number | null, right: number | null])[]
  readonly shown: readonly (readonly PageMark[])[]
}

/** A print set-up that the campaign keeps. */
export interface KeptSetup {
  readonly id: number
  readonly name: string
  readonly setup: PrintSetup
}

/** What a game calls what its sheets are about, in small letters. */
export interface PrintWords {
  /** Whom its own sheets are of: "squad". */
  readonly unit: string
  /** One of what it prints a folder for: "mission". */
  readonly mission: string
  /** One of what a tour is counted in: "month". */
  readonly turn: string
  /** Those whom a sheet can be made for one by one: "men". */
  readonly men: string
}

/** All that can be chosen for the sheets of a campaign. */
export interface PrintChoices {
  readonly words: PrintWords
  /** Newest first; `number` counts from the first of the tour. */
  readonly missions: readonly { readonly id: number; readonly number: number; readonly title: string }[]
  /** Newest first; `number` counts from the first of the tour. */
  readonly turns: readonly { readonly number: number; readonly title: string }[]
  /** In the order of the roster, then those who have left. */
  readonly men: readonly PrintMan[]
  /** Those for whose eyes alone a sheet can be; empty where nothing is sealed. */
  readonly players: readonly {
    readonly id: number
    readonly name: string
    /** What he goes by besides: the name of his side. */
    readonly also?: string
  }[]
  /** Null where the game keeps none in its campaigns. */
  readonly setups: readonly KeptSetup[] | null
  /** Do its forms bear codes by which the program knows them? */
  readonly codes: boolean
}

export interface PrintMan {
  readonly id: number
  /** "Sgt Mercer, J." */
  readonly name: string
  readonly rank: string
  readonly firstName: string
  readonly lastName: string
  /** His post, or what became of him. */
  readonly hint: string
  /** Has he left for good? */
  readonly gone: boolean
}

/** Where a form is typed in, or was. */
export interface FormPlace {
  /** "Report of mission 12" */
  readonly title: string
  readonly page: FormPage
  /** Why it is not the page that takes the form in, as a sentence; null where it is. */
  readonly note: string | null
}

/** A box of a form, as it was filled in where the PDF was looked at. */
export interface BoxRead {
  /** What it is called on its form: its printed number, and whose row it stands in. */
  readonly name: string
  /** The number in print. */
  readonly box: string
  /** Whose row it stands in: "Sgt Mercer, J."; null for one that stands in none. */
  readonly of: string | null
  /** What it means. */
  readonly label: string
  /** What was written, in words. */
  readonly written: string
  /** Why it cannot be taken, or does not count, as a sentence; null where nothing is wrong with it. */
  readonly fault: string | null
  /** What becomes of it, as a sentence, where nothing is wrong with it but it is not taken. */
  readonly note?: string
  /** What the form on the screen fills in; null where there is nothing to fill in. */
  readonly value: string | number | boolean | null
}

/** A filled form out of a PDF. */
export interface FormRead {
  /** "R12-K" */
  readonly code: string
  readonly place: FormPlace
  /** Every box in which something was written, in the order of the form. */
  readonly boxes: readonly BoxRead[]
  /** Of a dice slip those that can be taken, by the throws that they are for. */
  readonly dice?: readonly SlipDice[]
  /** Of a dice slip the throws whose dice are refused. */
  readonly refused?: readonly SlipPlace[]
  /** Others in the same file in which something is written, each to be taken on its own page. */
  readonly also?: readonly FormRead[]
  /** Others in the same file that cannot be taken, though something is written in them. */
  readonly left?: readonly FormLeft[]
}

/** A filled form that cannot be taken, beside one that can. */
export interface FormLeft {
  readonly code: string
  /** How many boxes are otherwise than in print. */
  readonly boxes: number
  /** As a sentence. */
  readonly why: string
}

/** A page as its game calls it. */
export interface FormPage {
  /** Name of its route. */
  readonly route: string
  /** Of its address, besides the campaign's. */
  readonly params: Readonly<Record<string, string>>
  /** A place on it: "#slip"; empty for its top. */
  readonly hash: string
}
