import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import LikeMoments from './LikeMoments.tsx';
import { Notices } from './notices/Notices.tsx';

/** What the frame of members has beside the page: notices above it, likes and matches as they come. Loaded once the page is idle. */
export default function MemberParts() {
  const [place] = useState(() => document.getElementById('notices'));
  const [written] = useState(() => place?.firstElementChild);
  // React adds to the place, and leaves alone what the server wrote there
  useLayoutEffect(() => written?.remove(), [written]);
  return (
    <>
      {place && createPortal(<Notices first={Boolean(written)} cookies={document.cookie} />, place)}
      <LikeMoments />
    </>
  );
}
