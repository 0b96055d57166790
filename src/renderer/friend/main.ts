import { createApp } from 'vue'
import '../design/fonts.css'
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import FriendPage from './FriendPage.vue'

createApp(FriendPage).mount('#friend')
