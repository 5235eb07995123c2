import { type ComponentProps, useEffect, useState } from 'react';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useRoomy } from '../../platform/useRoomy.ts';
import Modal from './Modal.tsx';

interface MemberSignupProps extends ComponentProps<typeof Modal> {
  /** The member at whose page a visitor wanted to do what only members do. */
  member: { id: string; name: string };
}

/** Opens sign-up at a member's page: in a dialog where there is room for it, else on its page (product.md §2). */
export default function MemberSignup({ member, onClose }: MemberSignupProps) {
  const { navigate } = useNavigator();
  // decided once: a window that is made smaller takes nothing away
  const [inDialog] = useState(useRoomy());
  useEffect(() => {
    if (inDialog) return;
    onClose();
    void navigate(`/members/${member.id}/signup`);
  }, [inDialog, member.id, navigate, onClose]);
  return inDialog && <Modal member={member} onClose={onClose} />;
}
