import { BookOpen, CalendarDays, ChartLine, ClipboardList, Flag, Users } from '@lucide/vue'
import type { GameScreens } from '../../../renderer/gameScreens.ts'
import { snoopinAbout } from '../contract/about.ts'

const begin = () => import('./begin/BeginScreen.vue')

/** Before the first turn there is none to count. */
const counted = (turn: number | undefined) => (turn === 0 ? undefined : turn)

/** Snoopin' & Poopin' on the screen. */
export const snoopinScreens: GameScreens = {
  ...snoopinAbout,
  looks: {
    tour: { icon: ClipboardList },
    'snoopin.turn': { icon: CalendarDays, count: (view) => counted(view('snoopin.overview')?.turn) },
    'snoopin.mission': { icon: Flag },
    'snoopin.platoon': {
      icon: Users,
      count: (view) => view('snoopin.forces')?.forces.reduce((sum, { fit }) => sum + fit, 0),
    },
    'snoopin.scores': { icon: ChartLine },
    'snoopin.copy': { icon: BookOpen },
  },
  home: () => import('./overview/OverviewScreen.vue'),
  homeHelp: 'overview',
  routes: [
    { name: 'snoopin.begin', help: 'new-tour', path: '/snoopin/begin', component: begin, under: 'library' },
    {
      name: 'snoopin.turn',
      help: 'turn-page',
      path: '/snoopin/turn/:part?',
      component: () => import('./turn/TurnScreen.vue'),
    },
    {
      name: 'snoopin.mission',
      help: 'mission',
      path: '/snoopin/mission',
      component: () => import('./mission/MissionScreen.vue'),
      keepsOpen: true,
    },
    {
      name: 'snoopin.platoon',
      help: 'forces',
      path: '/snoopin/platoon/:force?',
      component: () => import('./forces/ForcesScreen.vue'),
    },
    {
      name: 'snoopin.scores',
      help: 'scores',
      path: '/snoopin/scores',
      component: () => import('./scores/ScoresScreen.vue'),
    },
    { name: 'snoopin.copy', help: 'copy', path: '/snoopin/copy', component: () => import('./copy/CopyScreen.vue') },
  ],
  begin,
  turnPage: 'snoopin.turn',
  unbegun: 'snoopin.begin',
  picture: () => import('./card/CardPicture.vue'),
  players: (view) =>
    view('snoopin.forces')
      ?.sides.filter(({ player }) => player !== '')
      .map(({ id, player }) => ({ id, name: player })),
  help: () => import('./help/snoopinHelp.ts'),
  parts: () => import('./snoopinParts.ts'),
}
