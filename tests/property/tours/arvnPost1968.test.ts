import { describeTours } from '../../support/wholeTours.ts'

describeTours('arvn-post-1968')
