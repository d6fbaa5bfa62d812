import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
};

/** A password, which its owner can show. */
export function PasswordField({ helperText, ...field }: Props) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      helperText={helperText}
      required
      fullWidth
      margin="normal"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-pressed={isShown}
                aria-label={translate('studio.access.show')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <HiddenIcon /> : <ShownIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
