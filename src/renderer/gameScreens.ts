import type { Component } from 'vue'
import type { GameAbout } from '../contract/about.ts'
import type { StepName } from '../contract/gameProcedures.ts'
import type { GameHelp } from './screens/help/helpTypes.ts'
import type { Shortcut } from './shortcuts.ts'
import type { ShownViews } from './stores/campaign.ts'

/** A component that is fetched when it is first shown. */
export type Fetched = () => Promise<{ readonly default: Component }>

/** One page of a game. Its address follows that of the tour; another game may have the same. */
export interface GameRoute {
  /** Begins with the id of the game and a stop. */
  readonly name: string
  /** As the router reads it: `/mission/:mission?`. */
  readonly path: string
  readonly component: Fetched
  /** Name of the page under which it stands in the rail, where it has no place of its own. */
  readonly under?: string
  /** Id of the help page about it. */
  readonly help: string
  /** Its player works here with what he has sealed: who comes to it with that open finds it open. */
  readonly keepsOpen?: true
}

/** The way into the program for what has been kept by hand. */
export interface FromPaper {
  /** "Take over from paper" */
  readonly words: string
  readonly screen: Fetched
}

/** How one of the game's pages looks in the rail. */
export interface RailLook {
  readonly icon: Component
  /** A number beside its name. */
  readonly count?: (view: ShownViews) => number | undefined
}

/**
 * What a game brings to the renderer. It is part of the first page: all that is more than a word is fetched when it is
 * needed.
 */
export interface GameScreens extends GameAbout {
  /** By name of the page. */
  readonly looks: Readonly<Record<string, RailLook>>
  /** The page that a tour opens with, and the help page about it. */
  readonly home: Fetched
  readonly homeHelp: string
  readonly routes: readonly GameRoute[]
  /** Makes a new tour. */
  readonly begin: Fetched
  /** Name of the route where the next step of a tour is taken. */
  readonly turnPage: string
  /** The page of a man, by the number that headlines know him by; left out by a game that keeps none. */
  readonly man?: (man: number) => { readonly name: string; readonly params: Readonly<Record<string, number>> }
  /** Name of the route that goes on with a tour which has been made and not begun. */
  readonly unbegun: string
  /** Takes over a tour that has been run on paper, in the game's own words for it. */
  readonly fromPaper?: FromPaper
  /** The large picture of one of its tours: told its `card`, null where there is no tour yet. */
  readonly picture: Fetched
  /** Who sits at the table; left out by a game that one plays alone. */
  readonly players?: (view: ShownViews) => readonly PlayerAtTable[] | undefined
  readonly help: () => Promise<{ readonly help: GameHelp }>
  readonly parts: () => Promise<{ readonly parts: GameParts }>
}

/** One of several who play at one machine. */
export interface PlayerAtTable {
  readonly id: number
  readonly name: string
}

/** What a game adds to the pages of the program, fetched with the first of its tours. */
export interface GameParts {
  /** Stands beside whatever page, unseen, while one of its tours is open: offers commands, leads away from empty pages. */
  readonly Beside?: Component
  /** On the settings page of a tour: what can be set up of it. */
  readonly SetUp?: Component
  /** On the page of a table, which it is told by id: what of the game at hand plays it. */
  readonly TablePlay?: Component
  /** Rolls on a table alone, in the open tour. */
  readonly tableRoll?: {
    /** The step that writes one down. */
    readonly step: StepName
    /** Whom it can be for. */
    readonly subjects: () => readonly Subject[]
  }
  /** The keys of its pages. */
  readonly shortcuts: readonly Shortcut[]
  /** The way through a tour for somebody who has never seen one. */
  readonly guide: readonly GuideStep[]
}

/** Somebody that a roll can be about. */
export interface Subject {
  readonly id: number
  /** "Pfc Able, REP 4" */
  readonly title: string
  /** What the step is told of it. */
  readonly about: Readonly<Record<string, number>>
  /** What it brings to the roll, by the name under which a table asks for it. */
  readonly numbers: Readonly<Record<string, number>>
}

/** A stop of the guide: a page of the tour, and what there is to see. */
export interface GuideStep {
  /** Name of its route. */
  readonly page: string
  readonly title: string
  readonly text: string
}
