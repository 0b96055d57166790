import { createRouter, createWebHashHistory, type Router, type RouteRecordRaw, type RouterHistory } from 'vue-router'
import { gameScreens } from '../games/screens.ts'
import type { GameScreens } from './gameScreens.ts'
import LibraryScreen from './screens/library/LibraryScreen.vue'

/** @returns the pages of the program; a campaign's pages carry its name. All but the first are fetched when opened. */
export function createAppRouter(history: RouterHistory = createWebHashHistory()): Router {
  return createRouter({
    history,
    routes: [...ofTheProgram, ...gameScreens.flatMap(ofGame), { path: '/:rest(.*)', redirect: '/' }],
  })
}

/**
 * Waits for the first page if it is here already, so that the program is drawn once and with it. A page that has to be
 * fetched, or cannot be, is not waited for: the rail shows at once.
 */
export async function arrived(router: Router): Promise<void> {
  const nextTask = new Promise<void>((done) => {
    setTimeout(done)
  })
  await Promise.race([router.isReady().catch(() => undefined), nextTask])
}

const begin = () => import('./screens/begin/BeginScreen.vue')
const kept = () => import('./screens/library/kept/KeptScreen.vue')
const check = () => import('./screens/check/CheckScreen.vue')
const tour = () => import('./screens/tour/TourScreen.vue')
const journal = () => import('./screens/journal/JournalScreen.vue')
const tables = () => import('./screens/tables/TablesScreen.vue')
const house = () => import('./screens/house/HouseScreen.vue')
const friends = () => import('./screens/friends/FriendsScreen.vue')
const print = () => import('./screens/print/PrintScreen.vue')
const help = () => import('./screens/help/HelpScreen.vue')
const settings = () => import('./screens/settings/SettingsScreen.vue')

const ofTheProgram: readonly RouteRecordRaw[] = [
  { path: '/', name: 'library', component: LibraryScreen },
  { path: '/kept', name: 'kept', component: kept },
  { path: '/check/:file?', name: 'check', component: check },
  { path: '/new/:game?', name: 'new', component: begin, props: { way: 'begin' } },
  { path: '/paper/:game?', name: 'paper', component: begin, props: { way: 'fromPaper' } },
  { path: '/tables/:table?', name: 'tables', component: tables },
  { path: '/print', name: 'print', component: print },
  { path: '/help/:page?', name: 'help', component: help },
  { path: '/settings', name: 'settings', component: settings },
  { path: '/tour/:campaign', name: 'tour', component: tour },
  { path: '/tour/:campaign/journal', name: 'journal', component: journal },
  { path: '/tour/:campaign/tables/:table?', name: 'tourTables', component: tables },
  { path: '/tour/:campaign/house/:part?/:table?', name: 'house', component: house },
  { path: '/tour/:campaign/friends', name: 'friends', component: friends },
  { path: '/tour/:campaign/print', name: 'tourPrint', component: print },
  { path: '/tour/:campaign/help/:page?', name: 'tourHelp', component: help },
  { path: '/tour/:campaign/check', name: 'tourCheck', component: check },
  { path: '/tour/:campaign/settings', name: 'tourSettings', component: settings },
]

/** @returns a game's pages: their addresses follow that of the tour, their names say whose they are. */
export const ofGame = ({ routes }: GameScreens): readonly RouteRecordRaw[] =>
  routes.map(({ name, path, component, keepsOpen = false }) => ({
    ...{ path: `/tour/:campaign${path}`, name, component },
    meta: { keepsOpen },
  }))
