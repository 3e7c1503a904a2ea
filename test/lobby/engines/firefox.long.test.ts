import { chromiumKind, firefoxKind } from '../../support/engines/kinds.ts';
import { describeSmoke } from '../../support/engines/smoke.ts';

describeSmoke(firefoxKind, chromiumKind);
