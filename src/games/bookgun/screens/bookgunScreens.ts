import { BookOpen, ClipboardList, Flag, Handshake, Layers, Map, Users } from '@lucide/vue'
import type { GameScreens } from '../../../renderer/gameScreens.ts'
import { bookgunAbout } from '../contract/about.ts'

const begin = () => import('./begin/BeginScreen.vue')

/** The Book and The Gun on the screen. */
export const bookgunScreens: GameScreens = {
  ...bookgunAbout,
  looks: {
    tour: { icon: ClipboardList },
    'bookgun.setUp': { icon: Map },
    'bookgun.turn': { icon: Layers, count: (view) => turnOf(view('bookgun.turn')?.game?.turn) },
    'bookgun.rosters': {
      icon: Users,
      count: (view) => view('bookgun.rosters')?.forces.reduce((sum, { totals }) => sum + totals.cards, 0),
    },
    'bookgun.games': { icon: Flag },
    'bookgun.players': { icon: Handshake },
    'bookgun.copy': { icon: BookOpen },
  },
  home: () => import('./overview/OverviewScreen.vue'),
  homeHelp: 'overview',
  routes: [
    { name: 'bookgun.begin', help: 'new-tour', path: '/bookgun/begin', component: begin, under: 'library' },
    {
      name: 'bookgun.setUp',
      help: 'set-up',
      path: '/bookgun/set-up',
      component: () => import('./setup/SetUpScreen.vue'),
    },
    {
      name: 'bookgun.turn',
      help: 'turn-page',
      path: '/bookgun/turn',
      component: () => import('./turn/TurnScreen.vue'),
    },
    {
      name: 'bookgun.rosters',
      help: 'rosters',
      path: '/bookgun/rosters',
      component: () => import('./rosters/RostersScreen.vue'),
    },
    {
      name: 'bookgun.games',
      help: 'games-played',
      path: '/bookgun/games',
      component: () => import('./games/GamesScreen.vue'),
    },
    {
      name: 'bookgun.players',
      help: 'players',
      path: '/bookgun/players',
      component: () => import('./players/PlayersScreen.vue'),
    },
    { name: 'bookgun.copy', help: 'copy', path: '/bookgun/copy', component: () => import('./copy/CopyScreen.vue') },
  ],
  begin,
  turnPage: 'bookgun.turn',
  unbegun: 'bookgun.begin',
  picture: () => import('./card/CardPicture.vue'),
  players: (view) => playersOf(view('bookgun.rosters')?.forces),
  help: () => import('./help/bookgunHelp.ts'),
  parts: () => import('./bookgunParts.ts'),
}

/** While a game is set up no turn has begun. */
const turnOf = (turn = 0): number | undefined => (turn === 0 ? undefined : turn)

interface OfPlayer {
  readonly sideId: number | null
  readonly player: string
}

/** @returns who sits at the table: each once, whatever he leads. */
function playersOf(forces: readonly OfPlayer[] | undefined) {
  const all = (forces ?? []).flatMap(({ sideId, player }) => (sideId === null ? [] : [{ id: sideId, name: player }]))
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}
