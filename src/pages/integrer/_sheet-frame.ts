import { startFrame } from '../../embed/frame/frame';
import '../../sheet/page/start-frame';

// Script of the bare page of sheets.
startFrame();
