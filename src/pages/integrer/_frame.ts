import { startFrame } from '../../embed/frame/frame';

// Script of the bare pages of tools and charts, and of those that moved.
startFrame();
