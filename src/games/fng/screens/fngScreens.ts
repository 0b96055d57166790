import {
  BookOpen,
  CalendarDays,
  ChartGantt,
  ChartLine,
  ClipboardList,
  Crosshair,
  Flag,
  UserRoundPlus,
  Users,
} from '@lucide/vue'
import type { GameScreens } from '../../../renderer/gameScreens.ts'
import { fngAbout } from '../contract/about.ts'

const wizard = () => import('./wizard/WizardScreen.vue')
const paper = () => import('./paper/PaperScreen.vue')

/** FNG: 2nd Tour on the screen. */
export const fngScreens: GameScreens = {
  ...fngAbout,
  looks: {
    tour: { icon: ClipboardList },
    'fng.halfMonth': { icon: CalendarDays, count: (view) => view('fng.turn')?.ofTour },
    'fng.mission': { icon: Flag },
    'fng.battle': { icon: Crosshair },
    'fng.roster': { icon: Users, count: (view) => view('fng.roster')?.men },
    'fng.deros': { icon: ChartGantt },
    'fng.history': { icon: ChartLine },
    'fng.chronicle': { icon: BookOpen },
    'fng.players': { icon: UserRoundPlus },
  },
  man: (soldier) => ({ name: 'fng.soldier', params: { soldier } }),
  home: () => import('./overview/OverviewScreen.vue'),
  homeHelp: 'overview',
  routes: [
    { name: 'fng.muster', help: 'new-tour', path: '/muster', component: wizard, under: 'library' },
    { name: 'fng.tourPaper', help: 'new-tour', path: '/paper', component: paper, under: 'library' },
    {
      name: 'fng.halfMonth',
      help: 'half-month',
      path: '/half-month',
      component: () => import('./halfMonth/HalfMonthScreen.vue'),
    },
    {
      name: 'fng.mission',
      help: 'mission',
      path: '/mission/:mission?',
      component: () => import('./mission/MissionScreen.vue'),
    },
    { name: 'fng.battle', help: 'battle', path: '/battle', component: () => import('./battle/BattleScreen.vue') },
    { name: 'fng.roster', help: 'roster', path: '/roster', component: () => import('./roster/RosterScreen.vue') },
    {
      name: 'fng.soldier',
      help: 'man',
      path: '/man/:soldier',
      component: () => import('./soldier/SoldierScreen.vue'),
      under: 'fng.roster',
    },
    { name: 'fng.deros', help: 'deros', path: '/deros', component: () => import('./deros/DerosScreen.vue') },
    {
      name: 'fng.history',
      help: 'history',
      path: '/history/:part?',
      component: () => import('./history/HistoryScreen.vue'),
    },
    {
      name: 'fng.chronicle',
      help: 'chronicle',
      path: '/chronicle',
      component: () => import('./chronicle/ChronicleScreen.vue'),
    },
    {
      name: 'fng.players',
      help: 'friends',
      path: '/players',
      component: () => import('./players/PlayersScreen.vue'),
    },
  ],
  begin: wizard,
  turnPage: 'fng.halfMonth',
  unbegun: 'fng.muster',
  fromPaper: { words: 'Take over from paper', screen: paper },
  picture: () => import('./parts/TourPicture.vue'),
  players: (view) => view('fng.players')?.players,
  help: () => import('./help/fngHelp.ts'),
  parts: () => import('./fngParts.ts'),
}
